import { PRICE_MAX, priceProblem } from '@storefront/contract/domain/catalog/price-rules'
import { toDecimal } from '@storefront/contract/domain/money'
import { badPart } from '../../core/bad-request'
import type { StaffCtx } from '../../core/context.types'
import type { Failure } from '../../core/failure'

/**
 * Returns a refusal of a variant's senseless prices; null for others.
 * @param place of the variant in the body
 * @param price in minor units, as the promotion
 */
export function priceFailure(ctx: StaffCtx, place: string, price: number, promotion: number | null): Failure | null {
  const problem = priceProblem(price, promotion)
  if (problem === 'tooBig') {
    const n = toDecimal(PRICE_MAX, ctx.tenant.currency.exponent)
    return badPart(`${place}.price`, problem, { n }, ctx.language)
  }
  return problem && badPart(`${place}.promotion_price`, problem, {}, ctx.language)
}
