import { beaconRoundTime, roundOfDraw, QUICKNET } from '@storefront/contract/domain/promotion/beacon'
import {
  drawRandomness,
  type DrawTicket,
  prizeSlots,
  rankTickets,
  ticketsHash,
} from '@storefront/contract/domain/promotion/draw'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { sha256 } from '../../../lib/random'
import { changeBalance } from '../../wallet/balance/balance'
import { sendFlashMessage } from '../../site/site/flash-messages'
import { EXCLUDED } from './exclusion'
import { findFrozenTickets, findPrizes, findRaffle, type PrizeRow, type RaffleRow } from './record'

const DAY_MS = 86_400_000
/** Time for which the outside value may be missing; then the raffle is cancelled. */
const BEACON_WAIT_MS = 3 * DAY_MS
/** A round is asked for so long after its time. */
const BEACON_DELAY_MS = 5000

const CLOSE =
  "update raffle set status = 'closed', changed_at = $3 where tenant_id = $1 and id = $2 and status = 'published' returning 1"
const ELIGIBLE = `select k.number, e.entrant from raffle_ticket k
  join raffle_entrant e on e.tenant_id = $1 and e.raffle_id = k.raffle_id and e.user_id = k.user_id
  join account a on a.tenant_id = $1 and a.id = k.user_id
  where k.tenant_id = $1 and k.raffle_id = $2 and not ${EXCLUDED} order by k.number`
const FREEZE =
  'update raffle set tickets = $3, tickets_hash = $4, frozen_at = $5, beacon_round = $6 where tenant_id = $1 and id = $2'

/**
 * Closes a raffle, once, and freezes and hashes the list of its tickets; the seed is still unknown to everybody. A list
 * that is frozen when the planned round is public already gets a later one, by the published rule (`roundOfDraw`).
 */
export async function closeRaffle(ctx: JobCtx, tx: Connection, id: number): Promise<boolean> {
  const rows = await tx.rows(CLOSE, [ctx.tenant.id, id, ctx.now])
  if (rows.length === 0) return false
  await cancelJob(tx, ctx.tenant.id, 'raffle_close', String(id))
  const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
  if (raffle?.kind !== 'draw' || raffle.beacon_round === null) return true
  const tickets = await tx.rows<DrawTicket>(ELIGIBLE, [ctx.tenant.id, id])
  const round = roundOfDraw(raffle.planned_round ?? raffle.beacon_round, ctx.now.getTime())
  await tx.rows(FREEZE, [ctx.tenant.id, id, JSON.stringify(tickets), ticketsHash(tickets), ctx.now, round])
  const runAt = new Date(beaconRoundTime(round) + BEACON_DELAY_MS)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'raffle_draw', key: String(id), runAt })
  return true
}

const BEACON = `update raffle set beacon_randomness = $3, beacon_signature = $4 where tenant_id = $1 and id = $2 and status = 'closed'
  and tickets_hash is not null and beacon_randomness is null`
const DRAW = `update raffle set status = 'drawn', seed = $3, drawn_at = $4, changed_at = $4 where tenant_id = $1 and id = $2 and status = 'closed' returning 1`
const LOCK = "select 1 from raffle where tenant_id = $1 and id = $2 and status = 'closed' for update"

/**
 * Draws a closed raffle with the outside value of its round. Of several draws at once one happens: the others find the
 * raffle drawn. The seed is revealed by the database, which gives it only now that list and value are fixed.
 */
async function drawWith(
  ctx: JobCtx,
  tx: Connection,
  id: number,
  value: { randomness: string; signature: string },
): Promise<boolean> {
  if ((await tx.rows(LOCK, [ctx.tenant.id, id])).length === 0) return false
  await tx.rows(BEACON, [ctx.tenant.id, id, value.randomness, value.signature])
  const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
  const [reveal] = await tx.rows<{ seed: string | null }>('select reveal_raffle_seed($1, $2) as seed', [
    ctx.tenant.id,
    id,
  ])
  const seed = reveal?.seed ?? null
  if (!raffle?.beacon_randomness || seed === null || sha256(seed) !== raffle.seed_hash)
    throw new Error(`raffle ${id}: the seed does not have the hash that was shown`)
  await tx.rows(DRAW, [ctx.tenant.id, id, seed, ctx.now])
  await writeWinners(ctx, tx, { ...raffle, seed })
  return true
}

const HOLDERS = 'select entrant, user_id from raffle_entrant where tenant_id = $1 and raffle_id = $2'
const TAKEN = 'update raffle_prize z set left_count = z.quantity - $3 where z.tenant_id = $1 and z.id = $2'

interface Place {
  prize: number
  holder: number
  number: string
  rank: number
}

async function rankingOf(ctx: JobCtx, tx: Connection, raffle: RaffleRow): Promise<Omit<Place, 'prize'>[]> {
  const tickets = (await findFrozenTickets(tx, ctx.tenant.id, raffle.id)) ?? []
  const holders = new Map(
    (await tx.rows<{ entrant: string; user_id: number }>(HOLDERS, [ctx.tenant.id, raffle.id])).map((row) => [
      row.entrant,
      row.user_id,
    ]),
  )
  const randomness = drawRandomness(raffle.seed ?? '', raffle.beacon_randomness ?? '', raffle.tickets_hash ?? '')
  return rankTickets(tickets, randomness).map(({ number, entrant }, at) => ({
    number,
    holder: holders.get(entrant) ?? 0,
    rank: at + 1,
  }))
}

async function insertPlaces(
  ctx: JobCtx,
  tx: Connection,
  raffle: RaffleRow,
  places: readonly Place[],
  prizes: readonly PrizeRow[],
): Promise<void> {
  if (places.length === 0) return
  const claimBefore = new Date(ctx.now.getTime() + raffle.claim_days * DAY_MS)
  const win = { tenantId: ctx.tenant.id, raffleId: raffle.id, status: 'won', claimBefore } as const
  const moments = { createdAt: ctx.now, changedAt: ctx.now }
  await insert(
    tx,
    'raffle_win',
    places.map(({ prize, holder, number, rank }) => ({
      ...win,
      ...moments,
      ...{ prizeId: prize, userId: holder, ticket: number, rank },
    })),
  )
  const key = `${raffle.id}:${ctx.now.getTime()}`
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'raffle_claim', key, runAt: claimBefore })
  for (const { holder, prize } of places) {
    const name = prizes.find(({ id }) => id === prize)?.name ?? ''
    const link = { page_key: 'raffle.raffle', id: raffle.id }
    await sendFlashMessage(tx, ctx, holder, { kind: 'raffle', description: raffle.title, subDescription: name, link })
  }
}

async function writeWinners(ctx: JobCtx, tx: Connection, raffle: RaffleRow): Promise<void> {
  const prizes = await findPrizes(tx, ctx.tenant.id, [raffle.id])
  const slots = prizeSlots(prizes)
  const places = (await rankingOf(ctx, tx, raffle))
    .slice(0, slots.length)
    .map((place, at) => ({ ...place, prize: slots[at] ?? 0 }))
  await insertPlaces(ctx, tx, raffle, places, prizes)
  for (const { id } of prizes)
    await tx.rows(TAKEN, [ctx.tenant.id, id, places.filter(({ prize }) => prize === id).length])
}

/** Whether a raffle was drawn, waits for the outside value, or stands elsewhere. */
export async function drawRaffle(ctx: JobCtx, id: number): Promise<'drawn' | 'waits' | 'moved'> {
  const raffle = await ctx.db.read((tx) => findRaffle(tx, ctx.tenant.id, id, true))
  if (raffle?.status !== 'closed' || raffle.kind !== 'draw' || raffle.beacon_round === null) return 'moved'
  if (beaconRoundTime(raffle.beacon_round) > ctx.now.getTime()) return 'waits'
  const value = await ctx.ports.beacon.read(raffle.beacon_chain ?? QUICKNET, raffle.beacon_round)
  if (!value) return 'waits'
  return (await ctx.db.tx((tx) => drawWith(ctx, tx, id, value))) ? 'drawn' : 'moved'
}

const CANCEL = `update raffle set status = 'canceled', changed_at = $3 where tenant_id = $1 and id = $2 and status in ('draft', 'published', 'closed') returning kind, title`
const PAID =
  'select user_id, diamonds from raffle_entrant where tenant_id = $1 and raffle_id = $2 and diamonds > 0 order by user_id'

/**
 * Cancels a raffle, once; refunds the diamonds of a draw's tickets and notifies their buyers. Turns of a wheel are not
 * refunded.
 */
export async function cancelRaffle(ctx: JobCtx, tx: Connection, id: number): Promise<boolean> {
  const [raffle] = await tx.rows<{ kind: string; title: string }>(CANCEL, [ctx.tenant.id, id, ctx.now])
  if (!raffle) return false
  for (const kind of ['raffle_close', 'raffle_draw'] as const) await cancelJob(tx, ctx.tenant.id, kind, String(id))
  if (raffle.kind !== 'draw') return true
  const link = { page_key: 'raffle.raffle', id }
  for (const { user_id: userId, diamonds } of await tx.rows<{ user_id: number; diamonds: number }>(PAID, [
    ctx.tenant.id,
    id,
  ])) {
    const ref = `${raffle.title}@raffle ${id}`
    await changeBalance(tx, {
      tenantId: ctx.tenant.id,
      userId,
      kind: 'diamond',
      change: diamonds,
      reason: 'raffle_back',
      ref,
      now: ctx.now,
    })
    await sendFlashMessage(tx, ctx, userId, { kind: 'link', description: raffle.title, link })
  }
  return true
}

/** Job: the time of a raffle is over. */
export async function closeRaffleByTime(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await closeRaffle(ctx, tx, Number(key))
    await cancelJob(tx, ctx.tenant.id, 'raffle_close', key)
  })
}

/**
 * Job: draws; as long as the outside value is missing it is tried again, and after three days the raffle is cancelled.
 */
export async function drawRaffleByTime(ctx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  const state = await drawRaffle(ctx, id)
  if (state !== 'waits') {
    await ctx.db.tx((tx) => cancelJob(tx, ctx.tenant.id, 'raffle_draw', key))
    return
  }
  const raffle = await ctx.db.read((tx) => findRaffle(tx, ctx.tenant.id, id, true))
  const time = beaconRoundTime(raffle?.beacon_round ?? 0)
  if (ctx.now.getTime() - time < BEACON_WAIT_MS) throw new Error(`raffle ${id} waits for round ${raffle?.beacon_round}`)
  await ctx.db.tx((tx) => cancelRaffle(ctx, tx, id))
}

const FORFEIT = `update raffle_win set status = 'forfeited', changed_at = $3 where tenant_id = $1 and raffle_id = $2 and status = 'won' and claim_before <= $3
  returning prize_id`
const LAST = 'select coalesce(max(rank), 0)::int as rank from raffle_win where tenant_id = $1 and raffle_id = $2'
const FREE =
  'update raffle_prize set left_count = left_count + 1 where tenant_id = $1 and id = $2 and left_count < quantity'

/** Job: prizes that nobody claimed in time go to the next places, each once; of a wheel they can be won again. */
export async function forfeitPrizes(ctx: JobCtx, key: string): Promise<void> {
  const id = Number(key.split(':')[0])
  await ctx.db.tx(async (tx) => {
    await tx.rows('select 1 from raffle where tenant_id = $1 and id = $2 for update', [ctx.tenant.id, id])
    const prizeIds = (await tx.rows<{ prize_id: number }>(FORFEIT, [ctx.tenant.id, id, ctx.now]))
      .map(({ prize_id }) => prize_id)
      .sort((a, b) => a - b)
    const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
    const isDraw = raffle?.kind === 'draw'
    const [last] = await tx.rows<{ rank: number }>(LAST, [ctx.tenant.id, id])
    const next =
      raffle && isDraw
        ? (await rankingOf(ctx, tx, raffle)).slice(last?.rank ?? 0, (last?.rank ?? 0) + prizeIds.length)
        : []
    const places = next.map((place, at) => ({ ...place, prize: prizeIds[at] ?? 0 }))
    if (raffle) await insertPlaces(ctx, tx, raffle, places, await findPrizes(tx, ctx.tenant.id, [id]))
    for (const prize of prizeIds.slice(places.length)) await tx.rows(FREE, [ctx.tenant.id, prize])
    await cancelJob(tx, ctx.tenant.id, 'raffle_claim', key)
  })
}
