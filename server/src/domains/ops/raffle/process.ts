import { plannedRoundAfter } from '@storefront/contract/domain/promotion/beacon'
import { type RaffleAction, rafflePublishProblem } from '@storefront/contract/domain/promotion/raffle'
import type { OpsRaffle, OpsRaffleWin, RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { cancelRaffle, closeRaffle, drawRaffle } from '../../promotion/raffle/draw'
import {
  presentRafflePromoter,
  RAFFLE_PROMOTER_COLUMNS,
  type RafflePromoterRow,
} from '../../promotion/raffle/exclusion'
import { findPrizes, findRaffle } from '../../promotion/raffle/record'
import { presentOneWin, presentOpsRaffle } from './lists'

const LOCK = 'select 1 from raffle where tenant_id = $1 and id = $2 for no key update'
const PUBLISH = `update raffle set status = 'published', beacon_round = $3, planned_round = $3, beacon_chain = $5, changed_at = $4 where tenant_id = $1 and id = $2 and status = 'draft' and end_at > $4
  returning 1`

// A coupon may be several prizes; it has to be there until the last day to claim.
const COUPONS = `select z.name, z.quantity, c.left_count, c.id is null or coalesce(c.end_at <= $3, false) as has_ended from (
    select ref, min(name) as name, sum(quantity)::int as quantity from raffle_prize where tenant_id = $1 and raffle_id = $2 and kind = 'coupon' group by ref
  ) z left join coupon c on c.tenant_id = $1 and c.id = z.ref and c.is_active order by z.name`

/** Says, before anybody takes part, that coupons will not be there for all who win them. */
async function couponFailure(ctx: UserCtx, tx: Connection, id: number, claimedBy: Date): Promise<Failure | null> {
  const rows = await tx.rows<{ name: string; quantity: number; left_count: number | null; has_ended: boolean }>(
    COUPONS,
    [ctx.tenant.id, id, claimedBy],
  )
  for (const { name, quantity, left_count: left, has_ended: hasEnded } of rows) {
    if (hasEnded) return fail('raffleCouponEnds', { name })
    if (left !== null && left < quantity) return fail('raffleCouponShort', { name, left, quantity })
  }
  return null
}

const DAY_MS = 86_400_000

/**
 * Publishes a draft whose rules page is complete, with the round of the outside value: nobody knows that before the
 * end.
 */
async function publish(ctx: UserCtx, tx: Connection, id: number): Promise<Failure | null> {
  // Who saves a draft locks it as well: a check before the lock would miss what is being saved.
  await tx.rows(LOCK, [ctx.tenant.id, id])
  const raffle = await findRaffle(tx, ctx.tenant.id, id, false)
  if (!raffle) return fail('notFound')
  if (raffle.status !== 'draft') return fail('raffleMoved')
  const prizes = await findPrizes(tx, ctx.tenant.id, [id])
  const rules = { ...raffle, start: raffle.start_at, end: raffle.end_at, claimDays: raffle.claim_days, prizes }
  const end = new Date(raffle.end_at)
  const problem = end <= ctx.now ? 'dates' : rafflePublishProblem(rules, ctx.tenant.currency.code)
  if (problem)
    return fail('raffleIncomplete', { problem: translate(ctx.language, `promotion.raffleProblem.${problem}`) })
  const short = await couponFailure(ctx, tx, id, new Date(end.getTime() + raffle.claim_days * DAY_MS))
  if (short) return short
  const round = raffle.kind === 'draw' ? plannedRoundAfter(end.getTime()) : null
  const rows = await tx.rows(PUBLISH, [
    ctx.tenant.id,
    id,
    round,
    ctx.now,
    round === null ? null : ctx.ports.beacon.chain,
  ])
  if (rows.length === 0) return fail('raffleMoved')
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'raffle_close', key: String(id), runAt: end })
  return null
}

async function move(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  action: Exclude<RaffleAction, 'draw'>,
): Promise<Failure | null> {
  if (!(await findRaffle(tx, ctx.tenant.id, id, false))) return fail('notFound')
  if (action === 'publish') return publish(ctx, tx, id)
  const isMoved = await (action === 'close' ? closeRaffle(ctx, tx, id) : cancelRaffle(ctx, tx, id))
  return isMoved ? null : fail('raffleMoved')
}

/** Moves a raffle by one step of its life; a draw waits for the outside value, as the job does. */
export async function processRaffle(ctx: UserCtx, id: number, action: RaffleAction): Promise<OpsRaffle | Failure> {
  if (action === 'draw') {
    const raffle = await ctx.db.read((tx) => findRaffle(tx, ctx.tenant.id, id, false))
    if (!raffle) return fail('notFound')
    const state = await drawRaffle(ctx, id)
    if (state !== 'drawn') return fail(state === 'waits' ? 'raffleBeacon' : 'raffleMoved')
    return ctx.db.read((tx) => presentOpsRaffle(ctx, tx, id))
  }
  return ctx.db.tx(async (tx) => {
    const failure = await move(ctx, tx, id, action)
    return failure instanceof Failure ? failure : presentOpsRaffle(ctx, tx, id)
  })
}

const HAND_OUT = `update raffle_win set status = 'handed_out', note = $3, actor_id = $4, changed_at = $5 where tenant_id = $1 and id = $2 and status = 'claimed' returning 1`

/** A claimed product was handed out. */
export function processWin(ctx: UserCtx, id: number, note: string): Promise<OpsRaffleWin | Failure> {
  return ctx.db.tx(async (tx) => {
    const matches = await tx.rows('select 1 from raffle_win where tenant_id = $1 and id = $2', [ctx.tenant.id, id])
    if (matches.length === 0) return fail('notFound')
    const rows = await tx.rows(HAND_OUT, [ctx.tenant.id, id, note.trim(), ctx.user.id, ctx.now])
    return rows.length === 0 ? fail('raffleMoved') : presentOneWin(ctx, tx, id)
  })
}

const DECIDE = `update raffle_promoter t set status = $3, reason = $4, actor_id = $5 where t.tenant_id = $1 and t.id = $2 and t.status = 'applied'
  returning ${RAFFLE_PROMOTER_COLUMNS}`

/** Approves or refuses an application to spread raffles. */
export function processRafflePromoter(
  ctx: UserCtx,
  id: number,
  step: { action: 'approve' | 'refuse'; reason: string },
): Promise<RafflePromoter | Failure> {
  const reason = step.reason.trim()
  return ctx.db.tx(async (tx) => {
    const matches = await tx.rows('select 1 from raffle_promoter where tenant_id = $1 and id = $2', [ctx.tenant.id, id])
    if (matches.length === 0) return fail('notFound')
    if (step.action === 'refuse' && reason === '') return fail('promoterReason')
    const status = step.action === 'approve' ? 'active' : 'refused'
    const [row] = await tx.rows<RafflePromoterRow>(DECIDE, [ctx.tenant.id, id, status, reason, ctx.user.id])
    return row ? presentRafflePromoter(ctx, row) : fail('promoterMoved')
  })
}
