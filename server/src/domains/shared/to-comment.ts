/** The condition that line `l` of an order that has come is not reviewed yet: the rule of `is_comment_available`. */
export const IS_TO_COMMENT = `l.product_id is not null
  and not exists (select 1 from product_comment pc where pc.tenant_id = $1 and pc.line_id = l.id)`
