import { keysOf } from '../keys-of'

/** THE table of product types (spec 3): goods are sent in parcels, the others come as codes. */
const productTable = {
  'shop.product': { isSent: true },
  'shop.eticket': { isSent: false },
  'event.ticket': { isSent: false },
} as const satisfies Record<string, { readonly isSent: boolean }>

export type ProductType = keyof typeof productTable
export const productTypes = keysOf(productTable)
/** Types of goods that are sent. */
export const sentTypes = productTypes.filter((type) => productTable[type].isSent)

/** Whether a line is of a product, which can be given back and spoken of; a recharge has another type. */
export const isProductType = (ctype: string | null): ctype is ProductType => productTypes.some((type) => type === ctype)

/** Whether what a line sells is sent in a parcel; a line whose product is gone has no type. */
export const isSent = (ctype: string | null): boolean => isProductType(ctype) && productTable[ctype].isSent
