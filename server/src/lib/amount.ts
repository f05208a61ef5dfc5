import { toDecimal } from '@storefront/contract/domain/money'
import type { Tenant } from '../kernel/ctx'

/** Minor units of the site's currency as the wire's decimal string. */
export function amount(ctx: { readonly tenant: Tenant }, minor: number): string {
  return toDecimal(minor, ctx.tenant.currency.exponent)
}

/** The same, where there may be none. */
export function amountOrNull(ctx: { readonly tenant: Tenant }, minor: number | null): string | null {
  return minor === null ? null : amount(ctx, minor)
}
