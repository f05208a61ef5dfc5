import { type CouponType, couponTypesWith, isExchange } from '@storefront/contract/domain/wallet/coupon-kinds'
import { ownCouponLifecycle, ownCouponState } from '@storefront/contract/domain/wallet/user-coupon'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { minuteOf } from '../../../lib/day'
import { couponOf, couponsById } from '../../wallet/coupon/service'
import { logStep } from '../../wallet/user-coupon/log'
import { validityOf } from '../../wallet/user-coupon/presenter'
import type { UserCouponRow } from '../../wallet/user-coupon/queries'

/** The data of a completed exchange for the counter. */
interface Exchange {
  coupon: Coupon
  code: string
  holder: string
  used: string
}

const EXCHANGES = couponTypesWith('exchange')
  .map((type) => `'${type}'`)
  .join(', ')
const USE = `update user_coupon t set status = '${ownCouponLifecycle.verify.to}', used_at = $3
  from coupon c, account a
  where t.tenant_id = $1 and t.code = $2 and t.status = '${ownCouponLifecycle.verify.from}'
    and (t.start_at is null or t.start_at <= $3) and (t.end_at is null or t.end_at > $3)
    and c.tenant_id = $1 and c.id = t.coupon_id and c.type in (${EXCHANGES}) and a.tenant_id = $1 and a.id = t.user_id
  returning t.id, t.coupon_id, t.user_id, a.name as holder`

/**
 * Exchanges a coupon at the counter by the code that its holder shows: one conditional statement, so that of two
 * counters one gives the goods, with the row of who did it.
 */
export function verifyCoupon(ctx: UserCtx, text: string): Promise<Exchange | Failure> {
  const code = text.trim().toUpperCase()
  return ctx.db.tx(async (tx) => {
    const [usedRow] = await tx.rows<{ id: number; coupon_id: number; user_id: number; holder: string }>(
      USE,
      [ctx.tenant.id, code, ctx.now],
      'coupon_verify',
    )
    if (!usedRow) return couponFailure(ctx, tx, code)
    await tx.rows(
      'insert into coupon_verification (tenant_id, user_coupon_id, user_id, operator_id, created_at) values ($1, $2, $3, $4, $5)',
      [ctx.tenant.id, usedRow.id, usedRow.user_id, ctx.user.id, ctx.now],
    )
    await logStep(tx, {
      tenantId: ctx.tenant.id,
      userCouponId: usedRow.id,
      action: 'verify',
      num: null,
      userId: ctx.user.id,
      now: ctx.now,
    })
    const coupon = couponOf(await couponsById(ctx, tx, [usedRow.coupon_id]), usedRow.coupon_id)
    return { coupon, code, holder: usedRow.holder, used: ctx.now.toISOString() }
  })
}

type Refused = Pick<UserCouponRow, 'status' | 'start_at' | 'end_at' | 'used_at'> & { type: CouponType }
const WHY = `select t.status, t.start_at, t.end_at, t.used_at, c.type from user_coupon t join coupon c on c.tenant_id = $1 and c.id = t.coupon_id
  where t.tenant_id = $1 and t.code = $2`

async function couponFailure(ctx: UserCtx, tx: Connection, code: string): Promise<Failure> {
  const [row] = await tx.rows<Refused>(WHY, [ctx.tenant.id, code])
  if (!row) return fail('couponCodeUnknown')
  if (!isExchange(row.type)) return fail('couponNotExchange')
  const state = ownCouponState(validityOf(row), ctx.now.getTime())
  if (state === 'expired') return fail('couponExpired')
  if (state === 'not_begun') return fail('couponNotBegun')
  if (state === 'presenting') return fail('couponPresenting')
  return fail('couponUsed', { time: minuteOf(ctx.tenant, row.used_at === null ? ctx.now : new Date(row.used_at)) })
}
