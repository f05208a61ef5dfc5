/** Name and mobile of who made an order or asked a return, `t`: what operators look for. */
export const BUYER = `(select a.name || ' ' || coalesce(a.mobile, '') from account a where a.tenant_id = t.tenant_id and a.id = t.user_id)`
