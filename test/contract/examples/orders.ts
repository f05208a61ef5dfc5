import type { Api } from '../../support/api'
import { type Endpoints, type Make, SHOPPER, none, firstOf } from './example'

export interface DemoOrder {
  id: number
  number: string
  lines: { id: number; virtual_cards: { id: number; num: string; status: string }[] }[]
  deliveries: { number: string; state: string }[]
  refunds: { id: number }[]
}
/** One of the demo's orders, seen by its buyer, as whom the call is made. */
export const ofShopper = async (api: Api, number: string): Promise<DemoOrder> => {
  await api.login(SHOPPER)
  return api.ok<DemoOrder>('GET', `/shop/order/${number}/`)
}
/** One of the demo's orders, seen by an operator, as whom the call is made. */
export const ofOperator = async (api: Api, number: string): Promise<DemoOrder> => {
  await api.login('13900000001')
  const { results } = await api.ok<{ results: DemoOrder[] }>('GET', '/ops/shop/order/', {
    query: { search: number, limit: 100 },
  })
  const order = results.find((one) => one.number === number)
  if (!order) throw new Error(`the demo has no order ${number}`)
  return order
}
const parcelOf = (number: string) => async (api: Api) => ({
  params: { number: (await ofShopper(api, number)).deliveries.at(-1)?.number ?? '' },
})
const packParcel = async (api: Api) => {
  const { id } = await ofOperator(api, 'D5')
  const { deliveries } = await api.ok<DemoOrder>('POST', `/ops/shop/order/${id}/process/`, { body: { action: 'ship' } })
  return { params: { number: deliveries.at(-1)?.number ?? '' }, body: { carrier: '顺丰速运', tracking_no: 'SF1' } }
}
export const unusedTicket = async (api: Api) => {
  const card = (await ofOperator(api, 'D8')).lines[0]?.virtual_cards.find(({ status }) => status === 'unused')
  if (!card) throw new Error('the demo has no unused ticket left')
  return card
}
export const opsOrderOf = (number: string) => async (api: Api) => ({
  params: { id: (await ofOperator(api, number)).id },
})

const invoiceInput = { buyer: 'personal', title: '林小满', tax_number: '', email: 'lin@example.com' }

export const ordersExamples: { [N in keyof Endpoints['orders']]: Make } = {
  orders: none,
  order: async (api) => ({ params: { number: (await api.order()).number } }),
  processOrder: async (api) => ({ params: { number: (await api.order()).number }, body: { action: 'cancel' } }),
  updateShippingAddressCal: async (api) => ({
    params: { number: (await api.order()).number },
    body: { address_id: (await api.address()).id },
  }),
  updateShippingAddress: async (api) => ({
    params: { number: (await api.order()).number },
    body: { address_id: (await api.address()).id },
  }),
  delivery: parcelOf('D7'),
  deliveryNodes: parcelOf('D7'),
  deliveryComments: parcelOf('D1'),
  deliveryShipped: packParcel,
  deliveryDelivered: parcelOf('D7'),
  orderComments: async (api) => ({ params: { number: (await ofShopper(api, 'D1')).number } }),
  commentOrder: async (api) => {
    const { number, lines } = await ofShopper(api, 'D9')
    return {
      params: { number },
      body: { comments: [{ line_id: lines[1]?.id, score: 5, text: '很好用', images: [] }] },
    }
  },
  orderInvoice: async (api) => ({ params: { number: (await ofShopper(api, 'D1')).number } }),
  requestInvoice: async (api) => ({ params: { number: (await ofShopper(api, 'D7')).number }, body: invoiceInput }),
  withdrawInvoice: async (api) => ({ params: { number: (await ofShopper(api, 'D3')).number } }),
  productComments: firstOf('/shop/product/'),
  productReviewSummary: firstOf('/shop/product/'),
}
