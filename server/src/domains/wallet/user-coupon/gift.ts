import { randomUUID } from 'node:crypto'
import { GIFT_VALID_MS, ownCouponLifecycle, ownCouponState } from '@storefront/contract/domain/wallet/user-coupon'
import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { logStep } from './log'
import { findUserCoupon } from './service'

const GIVE = `update user_coupon set status = '${ownCouponLifecycle.present.to}', presented_at = $4
  where tenant_id = $1 and id = $2 and user_id = $3 and status = '${ownCouponLifecycle.present.from}' and (end_at is null or end_at > $4)
  returning present_token as num`

/** Returns the secret of a new link: one that was cancelled stays invalid, and the next gift gets another. */
export const newGiftNum = (): string => randomUUID().replaceAll('-', '')

/**
 * Offers a coupon as a gift (spec 4): its link is valid from now on, and after 24 hours the coupon returns to the
 * giver. While the gift is open, the coupon cannot be used.
 */
export function presentGift(ctx: UserCtx, id: number): Promise<UserCoupon | Failure> {
  return ctx.db.tx(async (tx) => {
    const [gift] = await tx.rows<{ num: string }>(GIVE, [ctx.tenant.id, id, ctx.user.id, ctx.now], 'gift_give')
    if (!gift) return giftFailure(ctx, tx, id)
    await logStep(tx, {
      tenantId: ctx.tenant.id,
      userCouponId: id,
      action: 'present',
      num: gift.num,
      userId: ctx.user.id,
      now: ctx.now,
    })
    await scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'coupon_gift_return',
      key: gift.num,
      runAt: new Date(ctx.now.getTime() + GIFT_VALID_MS),
    })
    return findUserCoupon(ctx, tx, id)
  })
}

async function giftFailure(ctx: UserCtx, tx: Connection, id: number): Promise<Failure> {
  const own = await findUserCoupon(ctx, tx, id)
  if (own instanceof Failure) return own
  const state = ownCouponState({ status: own.status, start: own.start_date, end: own.end_date }, ctx.now.getTime())
  return fail(state === 'expired' ? 'couponExpired' : 'couponMoved')
}

const TAKE_BACK = `with old as (
    select id, present_token from user_coupon where tenant_id = $1 and id = $2 and user_id = $3 and status = '${ownCouponLifecycle.present_cancel.from}' for update
  )
  update user_coupon t set status = '${ownCouponLifecycle.present_cancel.to}', presented_at = null, present_token = $4
  from old where t.tenant_id = $1 and t.id = old.id and t.status = '${ownCouponLifecycle.present_cancel.from}' returning old.present_token as num`

/** Cancels a gift that was not accepted yet. */
export function cancelGift(ctx: UserCtx, id: number): Promise<UserCoupon | Failure> {
  return ctx.db.tx(async (tx) => {
    const [takenBack] = await tx.rows<{ num: string }>(
      TAKE_BACK,
      [ctx.tenant.id, id, ctx.user.id, newGiftNum()],
      'gift_cancel',
    )
    const own = await findUserCoupon(ctx, tx, id)
    if (own instanceof Failure) return own
    if (!takenBack) return fail('couponMoved')
    await logStep(tx, {
      tenantId: ctx.tenant.id,
      userCouponId: id,
      action: 'present_cancel',
      num: takenBack.num,
      userId: ctx.user.id,
      now: ctx.now,
    })
    await cancelJob(tx, ctx.tenant.id, 'coupon_gift_return', takenBack.num)
    return own
  })
}

const LAPSE = `update user_coupon set status = '${ownCouponLifecycle.lapse.to}', presented_at = null, present_token = $3
  where tenant_id = $1 and present_token = $2 and status = '${ownCouponLifecycle.lapse.from}' returning id, user_id`

/**
 * Returns a gift that was not accepted for 24 hours, and notifies its giver at the next visit.
 * @param num the secret of its link
 */
export async function returnGift(ctx: JobCtx, num: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [back] = await tx.rows<{ id: number; user_id: number }>(
      LAPSE,
      [ctx.tenant.id, num, newGiftNum()],
      'gift_lapse',
    )
    if (back) {
      await logStep(tx, {
        tenantId: ctx.tenant.id,
        userCouponId: back.id,
        action: 'lapse',
        num,
        userId: null,
        now: ctx.now,
      })
      const message = {
        kind: 'link',
        description: translate(ctx.language, 'wallet.giftBack'),
        link: { type: 'shop.usercoupon' },
      }
      await tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values ($1, $2, $3, $4)', [
        ctx.tenant.id,
        back.user_id,
        JSON.stringify(message),
        ctx.now,
      ])
    }
    await cancelJob(tx, ctx.tenant.id, 'coupon_gift_return', num)
  })
}
