import { couponState } from '@storefront/contract/domain/wallet/coupon'
import type { Coupon, UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { randomCode } from '../../../lib/random'
import { findUserCoupon } from '../user-coupon/service'
import { presentCoupon } from './presenter'
import { couponColumns, type CouponRow, RECEIVED_COUNT } from './queries'
import { findCoupon } from './service'

/** The error for each state in which a coupon or package cannot be received. */
export const receiveErrors = {
  not_begun: 'couponNotBegun',
  expired: 'couponExpired',
  out: 'couponOut',
  taken: 'couponTaken',
} as const satisfies Record<string, ErrorName>

const ONE = `select ${couponColumns('$4')} from coupon t where t.tenant_id = $1 and t.id = $3 and t.is_active`
const TAKE =
  'update coupon set left_count = left_count - 1 where tenant_id = $1 and id = $2 and (left_count is null or left_count >= 1) returning 1'
// The position follows the owner's highest one, because coupons given away leave gaps.
const GIVE = `with one as (
  select t.id, (select coalesce(max(u.position), 0) + 1 from user_coupon u where u.tenant_id = $1 and u.coupon_id = t.id and u.user_id = $2) as position,
    t.start_at, least(t.end_at, $4::timestamptz + make_interval(days => t.valid_days)) as end_at
  from coupon t where t.tenant_id = $1 and t.id = $3 and (t.max_per_user is null or ${RECEIVED_COUNT} < t.max_per_user))
  insert into user_coupon (tenant_id, coupon_id, user_id, position, code, start_at, end_at, created_at)
    select $1, one.id, $2, one.position, $5, one.start_at, one.end_at, $4 from one returning id`

/** Receiver of a coupon: the caller, or a user who has just logged in. */
type Receiver = JobCtx & { user: Pick<UserCtx['user'], 'id'> }

/** The result of a receipt: the coupon as the user sees it now, and the id of the user's own one. */
interface Given {
  coupon: Coupon
  id: number
}

/**
 * Gives a user one of a coupon in the caller's transaction (spec 4, receivable). What is left shrinks by one
 * conditional statement, and the row's lock, which that statement takes, lets one user's claims pass one after the
 * other.
 */
export async function issueCoupon(ctx: Receiver, tx: Connection, id: number): Promise<Given | Failure> {
  const key = [ctx.tenant.id, ctx.user.id, id]
  const readOne = async (): Promise<CouponRow | undefined> =>
    (await tx.rows<CouponRow>(ONE, [...key, ctx.now], 'coupon_one'))[0]
  const current = await readOne()
  if (!current) return fail('notFound')
  const state = couponState(presentCoupon(ctx, current), ctx.now.getTime())
  if (state !== 'open') return fail(receiveErrors[state])
  const [takenRow] = await tx.rows(TAKE, [ctx.tenant.id, id], 'coupon_take')
  if (!takenRow) return fail('couponOut')
  const [receipt] = await tx.rows<{ id: number }>(GIVE, [...key, ctx.now, randomCode(12)], 'coupon_give')
  if (!receipt) return fail('couponTaken')
  const row = await readOne()
  return row ? { coupon: presentCoupon(ctx, row), id: receipt.id } : fail('notFound')
}

/** Gives a user one of a coupon. */
export function receiveCoupon(ctx: UserCtx, id: number): Promise<Coupon | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = await issueCoupon(ctx, tx, id)
    return failure instanceof Failure ? failure : failure.coupon
  })
}

/** Gives a user one of a coupon by its id or its slug, and replies with the one that the user owns now. */
export function addUserCoupon(ctx: UserCtx, key: string): Promise<UserCoupon | Failure> {
  return ctx.db.tx(async (tx) => {
    const coupon = await findCoupon(ctx, tx, key)
    if (coupon instanceof Failure) return coupon
    const failure = await issueCoupon(ctx, tx, coupon.id)
    return failure instanceof Failure ? failure : findUserCoupon(ctx, tx, failure.id)
  })
}
