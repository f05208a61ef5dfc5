import type { Api } from '../../support/api'
import type { Endpoints, Make } from './example'
import { inBasket, inQuickBuy, inPickup } from './cart'

const submit = (path: string, fill: (api: Api) => Promise<unknown>) => async (api: Api) => {
  await fill(api)
  const { id } = await api.address()
  const { sums } = await api.ok<{ sums: { total: string } }>('POST', `${path}checkout_cal/`, {
    body: { address_id: id },
  })
  return { body: { address_id: id, note: '放门口', total: sums.total } }
}

export const checkoutExamples: { [N in keyof Endpoints['checkout']]: Make } = {
  basketCheckout: async (api) => {
    await inBasket(api)
    return {}
  },
  basketCheckoutCal: async (api) => {
    await inBasket(api)
    return { body: { address_id: null } }
  },
  basketCheckoutSubmit: submit('/shop/basket/', inBasket),
  quickbuyCheckout: async (api) => {
    await inQuickBuy(api)
    return {}
  },
  quickbuyCheckoutCal: async (api) => {
    await inQuickBuy(api)
    return { body: { address_id: null } }
  },
  quickbuyCheckoutSubmit: submit('/shop/quickbuybasket/', inQuickBuy),
  pickupCheckout: async (api) => {
    await inPickup(api)
    return {}
  },
  pickupCheckoutCal: async (api) => {
    await inPickup(api)
    return { body: { address_id: null } }
  },
  pickupCheckoutSubmit: submit('/shop/pickupbasket/', inPickup),
  payOrder: async (api) => ({
    params: { number: (await api.order()).number },
    body: { channel: 'alipay_wap', return_url: `${api.server}/mobile/order/` },
  }),
  payState: async (api) => ({ params: { number: (await api.order()).number } }),
}
