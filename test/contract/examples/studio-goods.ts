import { setTimeout as sleep } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { Api } from '../../support/api'
import { type Make, firstOf, picture } from './example'
import type { DemoOrder } from './orders'
import { selectionOf } from './after-sales'

/** A workbook of one new product. */
const workbook = async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['name', 'price'],
          ['竹茶则', 9.9],
        ],
      },
    ],
  })
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), '商品.xlsx')
  return { body: form }
}
type Plan = { id: number; status: string }
/** Plans the workbook; a busy server answers before the plan is ready, and its job goes on. */
const planSheet = async (api: Api): Promise<Plan> => {
  let plan = await api.ok<Plan>('POST', '/studio/spreadsheet/product/plan/', await workbook())
  while (plan.status === 'reading' || plan.status === 'planning') {
    await sleep(200)
    plan = await api.ok<Plan>('GET', `/studio/spreadsheet/plan/${plan.id}/`)
  }
  return plan
}
const applySheet = async (api: Api) => {
  const { id } = await planSheet(api)
  const body = { skip_errors: true }
  return (await api.ok<{ import: number }>('POST', `/studio/spreadsheet/plan/${id}/apply/`, { body })).import
}
export const productDraft = {
  name: '青釉杯',
  abstract: '手工拉坯',
  description: '<p>手工拉坯</p>',
  ctype: 'shop.product',
  category: null,
  tags: ['新品'],
  price_marked: null,
  is_active: true,
  images: [],
  variants: [
    {
      id: null,
      attributes: [{ name: '颜色', value: '青' }],
      price: '128.00',
      promotion_price: null,
      sku: 'Q-1',
      inventory: 10,
    },
  ],
}
const createProduct = (api: Api) =>
  api.ok<{ id: number; version: number; variants: { id: number }[] }>('POST', '/studio/product/', {
    body: productDraft,
  })
/** An order of the demo as the studio reads it. */
const ofStudio = async (api: Api, number: string): Promise<DemoOrder> => {
  const { results } = await api.ok<{ results: DemoOrder[] }>('GET', '/studio/shop/order/', {
    query: { search: number, limit: 100 },
  })
  const order = results.find((one) => one.number === number)
  if (!order) throw new Error(`the demo has no order ${number}`)
  return order
}

export const studioGoodsExamples = {
  studioProducts: () => ({ query: { limit: 5 } }),
  studioProduct: firstOf('/studio/product/'),
  studioCreateProduct: () => ({ body: productDraft }),
  studioSaveProduct: async (api) => {
    const { id, version, variants } = await createProduct(api)
    return { params: { id }, body: { ...productDraft, version, name: '青釉茶杯', variants } }
  },
  studioArchiveProduct: async (api) => ({ params: { id: (await createProduct(api)).id } }),
  studioRestoreProduct: async (api) => {
    const { id } = await createProduct(api)
    await api.ok('DELETE', `/studio/product/${id}/`)
    return { params: { id } }
  },
  studioEditableProducts: async (api) => ({ query: { ids: String((await createProduct(api)).id) } }),
  studioChangeProducts: async (api) => {
    const { id, version, variants } = await createProduct(api)
    const prices = variants.map((variant) => ({ id: variant.id, price: '9.90', promotion_price: null }))
    return {
      body: {
        changes: [{ id, version, values: { is_active: false, category: null, tags: ['秋'], variants: prices } }],
      },
    }
  },
  studioChangeStock: async (api) => {
    const { id, variants } = await createProduct(api)
    return { params: { id }, body: { variant: variants[0]?.id, change: 5, reason: '到货' } }
  },
  studioStockChanges: async (api) => ({ params: { id: (await createProduct(api)).id } }),
  studioOrders: () => ({ query: { tab: 'wait_ship', limit: 5 } }),
  studioReturnCounts: () => ({ query: { kind: 'refund_only' } }),
  studioOrderCounts: () => ({ query: { amount_min: '10' } }),
  studioOrder: async (api) => ({ params: { id: (await ofStudio(api, 'D3')).id } }),
  studioMarkOrder: async (api) => ({
    params: { id: (await ofStudio(api, 'D3')).id },
    body: { flag: 'red', note: '周五前发' },
  }),
  studioRepriceOrder: async (api) => ({
    params: { id: (await ofStudio(api, 'D3')).id },
    body: { discount: '1.00', shipping: '', total: '1.00' },
    refusal: 'orderMoved',
  }),
  studioPayOrder: async (api) => ({
    params: { id: (await ofStudio(api, 'D3')).id },
    body: { method: 'transfer', reference: '0312', total: '1.00' },
    refusal: 'orderMoved',
  }),
  studioScanOrder: () => ({
    body: { number: 'D0', tracking_no: 'SF1234567890123', carrier: '' },
    refusal: 'orderNotFound',
  }),
  studioMendParcel: () => ({
    params: { number: 'P0' },
    body: { carrier: '顺丰速运', tracking_no: 'SF1234567890123' },
    refusal: 'notFound',
  }),
  studioExportOrders: () => ({ body: { columns: ['number', 'total'], format: 'csv' } }),
  studioOrderExport: async (api) => {
    const { id } = await api.ok<{ id: number }>('POST', '/studio/shop/order/export/', {
      body: { columns: ['number'], format: 'xlsx' },
    })
    return { params: { id } }
  },
  studioRefundOrder: async (api) => {
    const { id, lines } = await ofStudio(api, 'D3')
    return {
      params: { id },
      body: {
        lines: [{ line_id: lines[0]?.id, quantity: 0, amount: '1.00', restock: false }],
        shipping: '',
        reason: '补偿',
      },
    }
  },
  studioProcessOrder: async (api) => {
    const { id, lines } = await ofStudio(api, 'D3')
    return {
      params: { id },
      body: {
        action: 'ship',
        carrier: '顺丰速运',
        tracking_no: 'SF3',
        lines: [{ line_id: lines[0]?.id, quantity: 1 }],
      },
    }
  },
  studioProcessRefund: async (api) => {
    const { refunds } = await ofStudio(api, 'D14')
    return { params: { id: refunds[0]?.id ?? 0 }, body: { action: 'settle', note: '已转账' }, refusal: 'refundMoved' }
  },
  studioReturns: () => ({ query: { tab: 'done', limit: 5 } }),
  studioVerifications: () => ({ query: { limit: 5 } }),
  studioShortLinks: () => ({ query: { limit: 5 } }),
  studioShortLink: () => ({ query: { url: '/mobile/product/1/' } }),
  studioReturn: () => ({ params: { number: 'SD1' } }),
  studioProcessReturn: async (api) => {
    const shopper = new Api(api.server)
    const { number } = await shopper.ok<{ number: string }>('POST', '/shop/orderlinereturn/', {
      body: await selectionOf(shopper),
    })
    return { params: { number }, body: { action: 'refuse', note: '已超出期限' } }
  },
  studioWithdrawals: () => ({ query: { tab: 'all', limit: 5 } }),
  studioProcessWithdrawal: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/studio/ops/shop/withdrawal/?tab=waiting')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'refuse', note: '请重新申请' } }
  },
  studioUpload: picture,
  // The server of these tests reaches no other site; an address of its own network is refused.
  studioTakeOverPicture: () => ({ body: { url: 'http://127.0.0.1/a.png' }, refusal: 'picturePrivate' }),
  studioExportSpreadsheet: () => ({ params: { kind: 'stock' } }),
  studioExportParts: () => ({ params: { kind: 'stock' } }),
  studioExportsInParts: () => ({ params: { kind: 'product' } }),
  // Only one that has failed goes on; any other stays as it is.
  studioResumeExport: async (api) => ({
    params: { kind: 'product', id: (await api.ok<{ id: number }>('POST', '/studio/spreadsheet/product/parts/')).id },
  }),
  studioPlanSpreadsheet: async () => ({ params: { kind: 'product' }, ...(await workbook()) }),
  studioSpreadsheetPlan: async (api) => ({ params: { id: (await planSheet(api)).id } }),
  studioSpreadsheetPlans: () => ({ params: { kind: 'product' }, query: { limit: 5 } }),
  studioSpreadsheetRows: async (api) => ({ params: { id: (await planSheet(api)).id }, query: { action: 'create' } }),
  studioPlanAgain: async (api) => ({ params: { id: (await planSheet(api)).id } }),
  studioFailedPictures: async (api) => ({ params: { id: await applySheet(api) }, query: { limit: 5 } }),
  studioMapSpreadsheet: async (api) => ({
    params: { id: (await planSheet(api)).id },
    body: { columns: ['name', 'price'] },
  }),
  studioSpreadsheetImports: () => ({ params: { kind: 'product' } }),
  studioSpreadsheetImport: async (api) => ({ params: { id: await applySheet(api) } }),
  studioUndoImport: async (api) => ({ params: { id: await applySheet(api) } }),
  studioApplySpreadsheet: async (api) => ({
    params: { id: (await planSheet(api)).id },
    body: { skip_errors: false },
  }),
} satisfies Record<string, Make>
