import {
  GIFT_VALID_MS,
  giftOutcomes,
  type GiftState,
  giftState,
  ownCouponLifecycle,
} from '@storefront/contract/domain/wallet/user-coupon'
import type { CouponGift } from '@storefront/contract/entities/wallet/coupon'
import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { randomCode } from '../../../lib/random'
import { iso } from '../coupon/presenter'
import { couponOf, couponsById } from '../coupon/service'
import { newGiftNum } from './gift'
import { logStep } from './log'
import { validityOf, presentUntil } from './presenter'
import type { UserCouponRow } from './queries'

interface GiftRow extends PictureRow, Omit<UserCouponRow, 'from_name'> {
  giver_id: number
  giver_name: string
  /** The latest outcome of a link that no longer belongs to the coupon. */
  gone: keyof typeof giftOutcomes | null
}

const COLUMNS = `t.id, t.code, t.present_token, t.coupon_id, t.user_id, t.status, t.start_at, t.end_at, t.presented_at, t.used_at,
  a.id as giver_id, a.name as giver_name, ${PICTURE_COLUMNS}`
const GIVER = (id: string) => `join account a on a.tenant_id = $1 and a.id = ${id}
  left join image im on im.tenant_id = $1 and im.id = a.avatar_id`
const OPEN = `select ${COLUMNS}, null as gone from user_coupon t ${GIVER('t.user_id')} where t.tenant_id = $1 and t.present_token = $2`
// The one who gave it is who did the first step of the link.
const GONE = `select ${COLUMNS}, l.action as gone from user_coupon_log l join user_coupon t on t.tenant_id = $1 and t.id = l.user_coupon_id
  join user_coupon_log f on f.tenant_id = $1 and f.num = l.num and f.action = 'present' ${GIVER('f.user_id')}
  where l.tenant_id = $1 and l.num = $2 and l.action <> 'present' order by l.id desc limit 1`

async function findGift(ctx: Ctx, tx: Connection, num: string): Promise<{ row: GiftRow; state: GiftState } | null> {
  const [open] = await tx.rows<GiftRow>(OPEN, [ctx.tenant.id, num], 'gift_open')
  const row = open ?? (await tx.rows<GiftRow>(GONE, [ctx.tenant.id, num], 'gift_gone'))[0]
  if (!row) return null
  if (row.gone) return { row, state: giftOutcomes[row.gone] }
  const presentedAt = row.presented_at === null ? null : Date.parse(row.presented_at)
  return { row, state: giftState(validityOf(row), presentedAt, row.giver_id === ctx.user?.id, ctx.now.getTime()) }
}

/** Returns the gift behind a link, for the user who opens it; notFound for no gift. */
export function readGift(ctx: Ctx, num: string): Promise<CouponGift | Failure> {
  return ctx.db.read(async (tx) => {
    const gift = await findGift(ctx, tx, num)
    if (!gift) return fail('notFound')
    const { row, state } = gift
    return {
      coupon: couponOf(await couponsById(ctx, tx, [row.coupon_id]), row.coupon_id),
      state,
      giver: { name: row.giver_name, avatar: pictureOf(ctx.ports.storage, row) },
      end_date: iso(row.end_at),
      present_until: row.gone ? null : presentUntil(row),
    }
  })
}

// Receipts of one coupon pass one after the other, so that the positions of one holder stay apart.
const LOCK = `select 1 from coupon c where c.tenant_id = $1
  and c.id = (select t.coupon_id from user_coupon t where t.tenant_id = $1 and t.present_token = $2) for no key update`
/**
 * A new holder by one conditional statement: of all that open the link, one. With the holder change the code, which the
 * giver may have shown, and the link.
 */
const RECEIVE = `update user_coupon t set user_id = $3, from_user_id = t.user_id, origin_user_id = coalesce(t.origin_user_id, t.user_id),
    status = '${ownCouponLifecycle.receive.to}', code = $5, present_token = $7, presented_at = null,
    position = (select coalesce(max(u.position), 0) + 1 from user_coupon u where u.tenant_id = $1 and u.coupon_id = t.coupon_id and u.user_id = $3)
  where t.tenant_id = $1 and t.present_token = $2 and t.user_id <> $3 and t.status = '${ownCouponLifecycle.receive.from}'
    and t.presented_at > $6 and (t.end_at is null or t.end_at > $4) returning t.id`

const refusals: Readonly<Record<GiftState, ErrorName>> = {
  // Another user was faster than this read.
  open: 'giftTaken',
  own: 'giftOwn',
  taken: 'giftTaken',
  cancelled: 'giftCancelled',
  returned: 'giftReturned',
  not_open: 'giftNotOpen',
  expired: 'couponExpired',
}

/** Accepts a gift: the coupon becomes the caller's. */
export function receiveGift(ctx: UserCtx, num: string): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(LOCK, [ctx.tenant.id, num], 'gift_lock')
    const [takenRow] = await tx.rows<{ id: number }>(
      RECEIVE,
      [
        ctx.tenant.id,
        num,
        ctx.user.id,
        ctx.now,
        randomCode(12),
        new Date(ctx.now.getTime() - GIFT_VALID_MS),
        newGiftNum(),
      ],
      'gift_receive',
    )
    if (!takenRow) {
      const gift = await findGift(ctx, tx, num)
      return fail(gift ? refusals[gift.state] : 'notFound')
    }
    await logStep(tx, {
      tenantId: ctx.tenant.id,
      userCouponId: takenRow.id,
      action: 'receive',
      num,
      userId: ctx.user.id,
      now: ctx.now,
    })
    await cancelJob(tx, ctx.tenant.id, 'coupon_gift_return', num)
    return { ok: true }
  })
}
