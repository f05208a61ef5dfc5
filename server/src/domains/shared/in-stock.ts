/** SQL of the condition that a variant of product `t` is in stock; one without a limit always is. */
export const IN_STOCK = `exists (select 1 from variant v where v.tenant_id = t.tenant_id and v.product_id = t.id and v.is_active
    and (v.inventory is null or v.inventory > 0))`
