import type { Api } from '../../support/api'
import { type Endpoints, type Make, none, SHOPPER } from './example'
import { ofShopper } from './orders'

export const selectionOf = async (api: Api) => {
  const { lines } = await ofShopper(api, 'D9')
  return {
    line_id: lines[0]?.id,
    kind: 'refund_only',
    quantity: 1,
    amount: '0.01',
    reason: '不想要了',
    description: '',
    images: [],
  }
}

export const afterSalesExamples: { [N in keyof Endpoints['after-sales']]: Make } = {
  returns: none,
  applyReturn: async (api) => ({ body: await selectionOf(api) }),
  exchangeVariants: async (api) => ({ params: { id: (await selectionOf(api)).line_id ?? 0 } }),
  orderReturn: async (api) => {
    await api.login(SHOPPER)
    return { params: { number: 'SD1' } }
  },
  processReturn: async (api) => {
    const { number } = await api.ok<{ number: string }>('POST', '/shop/orderlinereturn/', {
      body: await selectionOf(api),
    })
    return { params: { number }, body: { action: 'withdraw' } }
  },
}
