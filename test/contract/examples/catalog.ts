import type { Api } from '../../support/api'
import { type Endpoints, type Make, firstOf, person, none } from './example'

/** A product of the demo, to be saved. */
const savedBody = async (api: Api) => ({ body: { product_ids: [(await firstOf('/shop/product/')(api)).params.id] } })
/** A product of the demo that is sold out, wanted by the caller. */
const subscriptionBody = async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number; is_sold_out: boolean }[] }>('GET', '/shop/product/', {
    query: { limit: 100 },
  })
  return { body: { product_id: results.find(({ is_sold_out }) => is_sold_out)?.id, quantity: 1, ...person } }
}
const createSubscription = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/shop/reservation/', await subscriptionBody(api))).id },
})

export const catalogExamples: { [N in keyof Endpoints['catalog']]: Make } = {
  categories: none,
  products: () => ({ query: { limit: 5, ordering: '-price' } }),
  product: firstOf('/shop/product/'),
  ads: firstOf('/shop/product/'),
  recommended: firstOf('/shop/product/'),
  backInStockSubscriptions: async (api) => {
    await createSubscription(api)
    return {}
  },
  backInStockSubscription: createSubscription,
  addBackInStockSubscription: subscriptionBody,
  cancelBackInStockSubscription: createSubscription,
  deliveryEstimate: () => ({ query: { district: '310101' } }),
  favourites: none,
  addFavourites: savedBody,
  removeFavourite: firstOf('/shop/product/'),
  seenProducts: none,
  addSeen: savedBody,
  clearSeen: none,
}
