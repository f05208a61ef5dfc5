import { type Permission, permissions, studioPermissions } from './permissions'

const { changeProduct, changeCoupon, changeArticle, changeShipping, changePromoter, changeEvent } = permissions
const { changeForm, changeResv, changeNode } = studioPermissions

/**
 * The permissions of which a sender needs any one to name an item of a resource in a body of staff (`Ref` of
 * entities/common); the server checks it before the handler. Staff of coupons and of promoters name products and
 * categories, because coupons and rates are limited to them. Staff of events name the forms of registrations. Links and module configs name things freely, because they
 * show only what is public.
 */
export const referencePermissions = {
  product: [changeProduct, changeCoupon, changePromoter],
  category: [changeProduct, changeCoupon, changePromoter],
  coupon: [changeCoupon],
  membershipcard: [changeCoupon],
  articlecategory: [changeArticle],
  topiccategory: [changeArticle],
  pickuppoint: [changeShipping],
  shippingtemplate: [changeShipping, changeProduct],
  form: [changeForm, changeEvent],
  resvresource: [changeResv],
  node: [changeNode],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type ReferenceName = keyof typeof referencePermissions

/** Returns the permissions of which any one is enough to name an item of a resource; none where nothing names it. */
export const permissionsToName = (name: string): readonly Permission[] =>
  Object.entries(referencePermissions).find(([one]) => one === name)?.[1] ?? []

/** The resource of an id that the field `by` beside it decides: a value of it without a resource names nothing. */
export interface ReferenceBy {
  readonly by: string
  readonly to: Readonly<Record<string, ReferenceName>>
}
