import { formatPrice } from '@storefront/contract/domain/money'
import type { CouponProblem } from '@storefront/contract/domain/checkout/discount'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'

/** Returns the reason that a coupon does not apply, in the caller's language. */
export function couponReason(ctx: UserCtx, { reason, short }: CouponProblem): string {
  return translate(ctx.language, `checkout.couponReason.${reason}`, {
    amount: formatPrice(amount(ctx, short), ctx.tenant.currency),
  })
}

/** The rows of a price, each a name of `checkout.breakdown` in the catalogues. */
export type BreakdownKey = 'goods' | 'coupon' | 'card' | 'shipping' | 'total'
