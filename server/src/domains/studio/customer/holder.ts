import { maskMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import type { UserCtx } from '../../../core/context.types'
import type { ListSql } from '../../../db/list'
import { canReadPersonal } from './list'

/** Returns a customer's number as the caller may read it. */
export const shownMobile = (ctx: UserCtx, mobile: string): string =>
  canReadPersonal(ctx) ? mobile : maskMobile(mobile)

/**
 * Returns a condition on rows with a `user_id`: the search is the whole mobile number of that customer. Who may not read
 * numbers does not find anybody by one either.
 */
export function isHolder(ctx: UserCtx, sql: ListSql, search: string): string {
  if (!canReadPersonal(ctx)) return 'false'
  const mobile = sql.param(normalizeMobile(search, ctx.tenant.country))
  return `t.user_id in (select u.id from account u where u.tenant_id = $1 and u.mobile = ${mobile}::text)`
}
