import { formatMobile } from '@storefront/contract/domain/account/mobile'
import { BONUS_BOX_DAYS } from '@storefront/contract/domain/promotion/coins'
import { addDays } from '@storefront/contract/domain/day'
import type { BonusBox, RaffleWin } from '@storefront/contract/entities/promotion/raffle'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { findAddress, presentAddress } from '../../account/address/record'
import { consumeFlashMessages, sendFlashMessage } from '../../site/site/flash-messages'
import { changeBalance } from '../../wallet/balance/balance'
import { issueCoupon } from '../../wallet/coupon/receive'
import { presentWin, WIN_COLUMNS, WIN_JOINS, type WinRow } from './record'

const OWN = `select ${WIN_COLUMNS} from raffle_win t ${WIN_JOINS} where t.tenant_id = $1 and t.id = $2 and t.user_id = $3`

/**
 * Returns the delivery address of a prize as text, because the address may be deleted later; null if it is not the
 * user's.
 */
async function placeOf(ctx: UserCtx, tx: Connection, id: number | undefined): Promise<string | null> {
  const row = id === undefined ? undefined : await findAddress(tx, ctx.tenant.id, ctx.user.id, id)
  if (!row) return null
  const { name, mobile, display } = presentAddress(ctx, row)
  return `${name} ${formatMobile(mobile)} ${display}`
}

const CLAIM = `update raffle_win set status = $4, address = $5, changed_at = $6 where tenant_id = $1 and id = $2 and user_id = $3 and status = 'won'
  and claim_before > $6 returning 1`
const VOUCHER = `insert into pickup_voucher_holder (tenant_id, user_id, product_id, name, quantity, available, end_at, created_at)
  values ($1, $2, $3, $4, 1, 1, $5, $6)`
const YEAR_MS = 365 * 86_400_000

/** Gives what a prize is, with its popup. A product is sent by the shop. */
async function givePrize(ctx: UserCtx, tx: Connection, win: WinRow): Promise<Failure | null> {
  const { prize } = win
  const flash = (message: FlashMessage) => sendFlashMessage(tx, ctx, ctx.user.id, message)
  if (prize.kind === 'diamond') {
    const change = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: 'diamond',
      change: prize.ref,
      reason: 'raffle_prize',
      ref: `${win.raffle_title}@win ${win.id}`,
      now: ctx.now,
    } as const
    await changeBalance(tx, change)
    await flash({
      kind: 'gamification',
      description: win.raffle_title,
      gamification: { diamond: { amount: prize.ref } },
    })
  }
  if (prize.kind === 'coupon') {
    const receipt = await issueCoupon(ctx, tx, prize.ref)
    // The claim is undone with it, so that the prize can be claimed once there are coupons again.
    if (receipt instanceof Failure) return receipt.name === 'couponTaken' ? receipt : fail('rafflePrizeOut')
    const { id, type, value, label, end } = receipt.coupon
    await flash({
      kind: 'coupons',
      description: win.raffle_title,
      coupons: [{ id, type, value: String(value), label, end }],
    })
  }
  if (prize.kind === 'pickup_voucher') {
    await tx.rows(VOUCHER, [
      ctx.tenant.id,
      ctx.user.id,
      prize.ref,
      prize.name,
      new Date(ctx.now.getTime() + YEAR_MS),
      ctx.now,
    ])
    await flash({ kind: 'pickupvoucher', description: prize.name, subDescription: win.raffle_title })
  }
  return null
}

/** Claims a prize, once: of many claims at once, one moves it. */
export function claimWin(
  ctx: UserCtx,
  id: number,
  address: number | undefined,
): Promise<(RaffleWin & { flashMessages: FlashMessage[] }) | Failure> {
  return ctx.db.tx(async (tx) => {
    const [win] = await tx.rows<WinRow>(OWN, [ctx.tenant.id, id, ctx.user.id])
    if (!win) return fail('notFound')
    const isSent = win.prize.kind === 'product'
    const place = isSent ? await placeOf(ctx, tx, address) : null
    if (isSent && !place && win.status === 'won') return fail('raffleAddress')
    const rows = await tx.rows(CLAIM, [
      ctx.tenant.id,
      id,
      ctx.user.id,
      isSent ? 'claimed' : 'handed_out',
      place ?? '',
      ctx.now,
    ])
    if (rows.length === 0)
      return fail(win.status === 'won' || win.status === 'forfeited' ? 'raffleClaimLate' : 'raffleClaimed')
    const failure = await givePrize(ctx, tx, win)
    if (failure) return failure
    const [row] = await tx.rows<WinRow>(OWN, [ctx.tenant.id, id, ctx.user.id])
    return row
      ? { ...presentWin(ctx, row), flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) }
      : fail('notFound')
  })
}

const SEE = `update raffle_spin set is_seen = true where tenant_id = $1 and id = $2 and user_id = $3 and not is_seen returning win_id`
const EXISTS = 'select 1 from raffle_spin where tenant_id = $1 and id = $2 and user_id = $3'

/** The result of a turn was shown: what it won is popped up now, once. */
export function seeSpin(ctx: UserCtx, id: number): Promise<{ ok: true; flashMessages: FlashMessage[] } | Failure> {
  return ctx.db.tx(async (tx) => {
    const who = [ctx.tenant.id, id, ctx.user.id]
    if ((await tx.rows(EXISTS, who)).length === 0) return fail('notFound')
    const [spin] = await tx.rows<{ win_id: number | null }>(SEE, who)
    const [win] = spin?.win_id ? await tx.rows<WinRow>(OWN, [ctx.tenant.id, spin.win_id, ctx.user.id]) : []
    if (win)
      await sendFlashMessage(tx, ctx, ctx.user.id, {
        kind: 'raffle',
        description: win.raffle_title,
        subDescription: win.prize.name,
      })
    return { ok: true as const, flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) }
  })
}

/** Diamonds in a bonus box. */
const BOX_DIAMONDS = 10
const BOX_DAYS = `select day::text as day from sign_in_day where tenant_id = $1 and user_id = $2 and day between $3::date and $4::date and not is_boxed order by day desc`

/** Returns the days in a row, up to today or yesterday, for which no box was opened. */
async function boxDays(ctx: UserCtx, tx: Connection): Promise<string[]> {
  const today = dayOf(ctx.tenant, ctx.now)
  const rows = await tx.rows<{ day: string }>(
    BOX_DAYS,
    [ctx.tenant.id, ctx.user.id, addDays(today, -BONUS_BOX_DAYS), today],
    'box_days',
  )
  const days = rows.map(({ day }) => day)
  const last = days.includes(today) ? today : addDays(today, -1)
  const streak: string[] = []
  for (let day = last; days.includes(day) && streak.length < BONUS_BOX_DAYS; day = addDays(day, -1)) streak.push(day)
  return streak
}

const presentBox = (days: number): BonusBox => ({
  days,
  needed: BONUS_BOX_DAYS,
  can_open: days >= BONUS_BOX_DAYS,
  reward: BOX_DIAMONDS,
})

/** Returns the progress towards the bonus box. */
export const readBox = (ctx: UserCtx): Promise<BonusBox> =>
  ctx.db.read(async (tx) => presentBox((await boxDays(ctx, tx)).length))

const OPEN =
  'update sign_in_day set is_boxed = true where tenant_id = $1 and user_id = $2 and day = any($3::date[]) and not is_boxed returning 1'

/** Opens the bonus box of three days in a row (spec 9); each day serves one box. */
export function openBox(ctx: UserCtx): Promise<(BonusBox & { flashMessages: FlashMessage[] }) | Failure> {
  return ctx.db.tx(async (tx) => {
    const days = await boxDays(ctx, tx)
    const rows = days.length < BONUS_BOX_DAYS ? [] : await tx.rows(OPEN, [ctx.tenant.id, ctx.user.id, days])
    if (rows.length < BONUS_BOX_DAYS) return fail('bonusBoxClosed')
    const change = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: 'diamond',
      change: BOX_DIAMONDS,
      reason: 'bonus_box',
      ref: days[0] ?? '',
      now: ctx.now,
    } as const
    await changeBalance(tx, change)
    await sendFlashMessage(tx, ctx, ctx.user.id, {
      kind: 'gamification',
      gamification: { diamond: { amount: BOX_DIAMONDS } },
    })
    return {
      ...presentBox((await boxDays(ctx, tx)).length),
      flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id),
    }
  })
}
