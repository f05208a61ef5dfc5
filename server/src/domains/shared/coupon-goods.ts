/** Returns the condition that coupon `c` holds for product `p`, aliases of their tables: the rule of `holdsFor`. */
export const isGoodsOf = (c: string, p: string): string =>
  `((${c}.product_id is null or ${c}.product_id = ${p}.id) and (${c}.category_ids = '{}' or ${p}.category_id = any(${c}.category_ids)
    or exists (select 1 from category g where g.tenant_id = $1 and g.id = ${p}.category_id and g.parent_id = any(${c}.category_ids))))`
