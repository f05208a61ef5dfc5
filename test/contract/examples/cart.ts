import type { Api } from '../../support/api'
import { type Endpoints, type Make, SHOPPER, none } from './example'

const choice = async (api: Api) => {
  const { product, variant } = await api.buyable()
  return { params: { id: product }, body: { variant_id: variant, quantity: 1 } }
}
export const inBasket = async (api: Api): Promise<{ id: number }> => {
  const { params, body } = await choice(api)
  const { lines } = await api.ok<{ lines: { id: number }[] }>('POST', `/shop/product/${params.id}/add_basket/`, {
    body,
  })
  const [line] = lines
  if (!line) throw new Error('the basket stayed empty')
  return line
}
export const inQuickBuy = async (api: Api) => {
  const { params, body } = await choice(api)
  await api.ok('POST', `/shop/product/${params.id}/quick_buy/`, { body })
}
const fetchable = async (api: Api) => {
  await api.login(SHOPPER)
  type Holders = { results: { id: number; product: { id: number } | null }[] }
  const { results } = await api.ok<Holders>('GET', '/shop/userpickupvoucherholder/')
  const holder = results.find(({ product }) => product !== null)
  const product = holder?.product?.id ?? 0
  const { variants } = await api.ok<{ variants: { id: number }[] }>('GET', `/shop/product/${product}/`)
  return {
    params: { id: product },
    body: { variant_id: variants[0]?.id ?? null, quantity: 1, holder_id: holder?.id ?? null },
  }
}
export const inPickup = async (api: Api) => {
  const { params, body } = await fetchable(api)
  const { lines } = await api.ok<{ lines: { id: number }[] }>('POST', `/shop/product/${params.id}/pickup/`, { body })
  return lines[0]?.id ?? 0
}

export const cartExamples: { [N in keyof Endpoints['cart']]: Make } = {
  addBasket: choice,
  quickBuy: choice,
  basket: none,
  updateCount: async (api) => ({ params: { id: (await inBasket(api)).id }, body: { quantity: 2 } }),
  setSelect: async (api) => ({ params: { id: (await inBasket(api)).id }, body: { selected: false } }),
  removeLine: async (api) => ({ params: { id: (await inBasket(api)).id } }),
  pickup: fetchable,
  pickupCount: async (api) => ({ params: { id: await inPickup(api) }, body: { quantity: 1 } }),
  removePickup: async (api) => ({ params: { id: await inPickup(api) } }),
}
