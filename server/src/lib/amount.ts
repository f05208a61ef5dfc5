import { toDecimal } from '@storefront/contract/domain/money'
import type { Tenant } from '../core/context.types'

/** Minor units of the site's currency as the wire's decimal string. */
export function amount(ctx: { readonly tenant: Tenant }, minor: number): string {
  return toDecimal(minor, ctx.tenant.currency.exponent)
}

/**
 * Returns a bound of an amount in minor units: "10.555" of a currency with two decimals is 1056 from below and 1055
 * from above.
 * @param text a decimal string without a sign
 */
export function minorBound(text: string, exponent: number, round: 'up' | 'down'): number {
  const [whole = '0', fraction = ''] = text.split('.')
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return round === 'up' && /[1-9]/.test(fraction.slice(exponent)) ? minor + 1 : minor
}

/** Returns the wire's decimal string, where there may be none. */
export function amountOrNull(ctx: { readonly tenant: Tenant }, minor: number | null): string | null {
  return minor === null ? null : amount(ctx, minor)
}
