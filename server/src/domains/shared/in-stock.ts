import { LOW_STOCK } from '@storefront/contract/constants'

const OF_PRODUCT = 'v.tenant_id = $1 and v.product_id = t.id'

/** SQL of the condition that a variant of product `t` is in stock; one without a limit always is. */
export const IN_STOCK = `exists (select 1 from variant v where ${OF_PRODUCT} and v.is_active
    and (v.inventory is null or v.inventory > 0))`

/**
 * The same, to choose rows by: the index over `stock_level` finds the few products with a variant that cannot be sold. A
 * level of -1 is not known yet, so that the stock itself decides. Every product has a variant, if only one off sale.
 */
export const SOLD_OUT = `exists (select 1 from variant v where ${OF_PRODUCT} and v.stock_level <= 0
    and (not v.is_active or v.inventory = 0)) and not ${IN_STOCK}`

/**
 * SQL of the condition that product `t` is on sale with low stock of one variant; the index over `stock_level` finds it.
 * Variants without a limit never run short.
 */
export const LOW_STOCK_CONDITION = `t.is_active and exists (select 1 from variant v where ${OF_PRODUCT} and v.stock_level <= 1
    and v.is_active and v.inventory <= ${LOW_STOCK})`
