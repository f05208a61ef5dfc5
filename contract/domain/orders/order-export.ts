import { keysOf } from '../keys-of'

/** Columns of the file of orders; those with personal data are for staff who may read it. */
export const orderExportColumns = {
  number: { isPersonal: false },
  created: { isPersonal: false },
  paid: { isPersonal: false },
  status: { isPersonal: false },
  goods: { isPersonal: false },
  pieces: { isPersonal: false },
  goods_amount: { isPersonal: false },
  discount: { isPersonal: false },
  shipping: { isPersonal: false },
  total: { isPersonal: false },
  refunded: { isPersonal: false },
  method: { isPersonal: false },
  reference: { isPersonal: false },
  parcels: { isPersonal: false },
  flag: { isPersonal: false },
  buyer: { isPersonal: true },
  buyer_mobile: { isPersonal: true },
  recipient: { isPersonal: true },
  recipient_mobile: { isPersonal: true },
  address: { isPersonal: true },
  note: { isPersonal: true },
  seller_note: { isPersonal: true },
} as const satisfies Readonly<Record<string, { readonly isPersonal: boolean }>>

export type OrderExportColumn = keyof typeof orderExportColumns
export const orderExportNames = keysOf(orderExportColumns)

/** Formats of the file. */
export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Whether a column holds personal data. */
export const isPersonalColumn = (name: OrderExportColumn): boolean => orderExportColumns[name].isPersonal
