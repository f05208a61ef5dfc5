import { type Permission, permissions } from './permissions'

const { changeProduct, changeCoupon, changeArticle, changeShipping } = permissions

/**
 * The permissions of which a sender needs any one to name an item of a resource in a body of staff (`Ref` of entities/common);
 * the kernel checks it before the handler. Staff of coupons name products and categories, because a coupon is limited to them.
 * Links and module configs name things freely, because they show only what is public.
 */
export const referencePermissions = {
  product: [changeProduct, changeCoupon],
  category: [changeProduct, changeCoupon],
  coupon: [changeCoupon],
  membershipcard: [changeCoupon],
  articlecategory: [changeArticle],
  topiccategory: [changeArticle],
  pickuppoint: [changeShipping],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type ReferenceName = keyof typeof referencePermissions
