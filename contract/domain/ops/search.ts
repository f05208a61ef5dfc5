import { keysOf } from '../keys-of'
import { type Permission, permissions, studioPermissions } from '../../permissions'

interface SearchRow {
  /** Permission of the list that the search reads. */
  readonly permission: Permission
}

/** Kinds of things that the studio's search finds, the most frequent first. */
export const searchRows = {
  order: { permission: permissions.changeOrder },
  product: { permission: permissions.changeProduct },
  customer: { permission: studioPermissions.readCustomer },
  page: { permission: permissions.changePage },
  event: { permission: permissions.changeEvent },
  article: { permission: permissions.changeArticle },
  coupon: { permission: permissions.changeCoupon },
} as const satisfies Record<string, SearchRow>

export type SearchKind = keyof typeof searchRows
export const searchKinds = keysOf(searchRows)
