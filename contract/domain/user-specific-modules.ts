/** Types of list modules whose items are not the same for everybody: own ones, or marked by what one did with them. */
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
 * Whether a module's items depend on who asks. A page carries no items of such a module: it is the same for all who
 * may see it, and may be kept as such; the items are asked for by themselves, and are a user's own where they are kept.
 */
export const isUserSpecificModule = (moduleType: string): boolean => personal.has(moduleType)
