/** Types of list modules whose items differ by user: the user's own items, or items marked with the user's status. */
const personal: ReadonlySet<string> = new Set([
  'shop.productsrecommendpagemodule',
  'distribution_mpage.distselectproductspagemodule',
  'shop.pickupvoucherspagemodule',
  'shop.couponspagemodule',
  'note.notepagemodule',
  'note.notespagemodule',
  'note.usernotespagemodule',
])

/**
 * Whether a module's items depend on the user. A page includes no items of such a module, because the page is the same
 * for all who may see it and may be cached as such; the items are requested separately and cached per user.
 */
export const isUserSpecificModule = (moduleType: string): boolean => personal.has(moduleType)
