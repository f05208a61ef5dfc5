import { randomInt } from 'node:crypto'
import { ODDS_TOTAL } from '@storefront/contract/domain/promotion/raffle'
import type { RaffleDetail, RaffleSpin } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { insert } from '../../../db/insert'
import { scheduleJob } from '../../../db/queue'
import { randomCode } from '../../../lib/random'
import { lockUser } from '../../account/profile/user'
import { balanceOf, changeBalance } from '../../wallet/balance/balance'
import { presentDetail, presentSpin, type SpinRow } from './detail'
import { isExcluded } from './exclusion'
import { findPrizes, findRaffle, type PrizeRow, type RaffleRow } from './record'

// The raffle's row is what takes turns: a ticket is numbered by it, and none is sold after its close.
const COUNT = `update raffle set ticket_count = ticket_count + $3 where tenant_id = $1 and id = $2 and status = 'published'
  and start_at <= $4 and end_at > $4 returning ticket_count`
const ENTER = `insert into raffle_entrant as e (tenant_id, raffle_id, user_id, entrant, tickets, diamonds)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, raffle_id, user_id) do update set tickets = e.tickets + excluded.tickets, diamonds = e.diamonds + excluded.diamonds
    where e.tickets + excluded.tickets <= $7 returning tickets`
const COUNTED = 'select tickets from raffle_entrant where tenant_id = $1 and raffle_id = $2 and user_id = $3'

/** Characters of a ticket's number. */
const NUMBER_LENGTH = 7

/** Takes so many turns of a raffle, and their price; gives their numbers. */
async function takeTurns(ctx: UserCtx, tx: Connection, raffle: RaffleRow, turns: number): Promise<string[] | Failure> {
  if (await isExcluded(ctx, tx, ctx.user.id)) return fail('raffleExcluded')
  await lockUser(tx, ctx.tenant.id, ctx.user.id)
  const [counter] = await tx.rows<{ ticket_count: number }>(
    COUNT,
    [ctx.tenant.id, raffle.id, turns, ctx.now],
    'raffle_count',
  )
  if (!counter) return fail('raffleClosed')
  const price = raffle.price * turns
  const who = [ctx.tenant.id, raffle.id, ctx.user.id]
  const entry = [...who, randomCode(12), turns, price, raffle.max_tickets]
  const rows = turns > raffle.max_tickets ? [] : await tx.rows(ENTER, entry, 'raffle_enter')
  if (rows.length === 0) {
    const [entrant] = await tx.rows<{ tickets: number }>(COUNTED, who)
    return fail('raffleLimit', { max: raffle.max_tickets, left: raffle.max_tickets - (entrant?.tickets ?? 0) })
  }
  const unpaid = await payTurns(ctx, tx, raffle, price)
  if (unpaid) return unpaid
  const first = counter.ticket_count - turns + 1
  return Array.from({ length: turns }, (_, n) => String(first + n).padStart(NUMBER_LENGTH, '0'))
}

async function payTurns(ctx: UserCtx, tx: Connection, raffle: RaffleRow, price: number): Promise<Failure | null> {
  if (price === 0) return null
  const ref = `${raffle.title}@raffle ${raffle.id} ${randomCode(8)}`
  const change = {
    tenantId: ctx.tenant.id,
    userId: ctx.user.id,
    kind: 'diamond',
    change: -price,
    reason: 'raffle',
    ref,
    now: ctx.now,
  } as const
  if ((await changeBalance(tx, change)) !== null) return null
  return fail('diamondShort', { short: price - (await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'diamond')) })
}

/** Buys tickets of a draw. */
export function joinRaffle(ctx: UserCtx, id: number, tickets: number): Promise<RaffleDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
    if (!raffle) return fail('notFound')
    if (raffle.kind !== 'draw') return fail('raffleKindWrong')
    const numbers = await takeTurns(ctx, tx, raffle, tickets)
    if (numbers instanceof Failure) return numbers
    const ticket = { tenantId: ctx.tenant.id, raffleId: id, userId: ctx.user.id, createdAt: ctx.now }
    await insert(
      tx,
      'raffle_ticket',
      numbers.map((number) => ({ ...ticket, number })),
    )
    const row = await findRaffle(tx, ctx.tenant.id, id, true)
    return row ? presentDetail(ctx, tx, row) : fail('notFound')
  })
}

/** Returns the prize of a turn by its odds; undefined is none. */
function chancePrize(prizes: readonly PrizeRow[]): PrizeRow | undefined {
  let at = randomInt(ODDS_TOTAL)
  return prizes.find(({ odds }) => {
    at -= odds ?? 0
    return at < 0
  })
}

const TAKE =
  'update raffle_prize set left_count = left_count - 1 where tenant_id = $1 and id = $2 and left_count > 0 returning 1'
const WIN = `insert into raffle_win (tenant_id, raffle_id, prize_id, user_id, ticket, status, claim_before, created_at, changed_at)
  values ($1, $2, $3, $4, $5, 'won', $6, $7, $7) returning id`
const SPIN = `insert into raffle_spin (tenant_id, raffle_id, user_id, prize_id, win_id, created_at) values ($1, $2, $3, $4, $5, $6)
  returning id, prize_id, win_id, is_seen, created_at`
const DAY_MS = 86_400_000

/**
 * Plays one turn of a wheel or a grid: prize, price and result in one transaction. A prize of which none is left is no
 * prize.
 */
export function spinRaffle(ctx: UserCtx, id: number): Promise<RaffleSpin | Failure> {
  return ctx.db.tx(async (tx) => {
    const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
    if (!raffle) return fail('notFound')
    if (raffle.kind === 'draw') return fail('raffleKindWrong')
    const numbers = await takeTurns(ctx, tx, raffle, 1)
    if (numbers instanceof Failure) return numbers
    const chance = chancePrize(await findPrizes(tx, ctx.tenant.id, [id]))
    const isThere = chance !== undefined && (await tx.rows(TAKE, [ctx.tenant.id, chance.id], 'raffle_take')).length > 0
    const prize = isThere ? chance : undefined
    const claimBefore = new Date(ctx.now.getTime() + raffle.claim_days * DAY_MS)
    const win = prize ? [ctx.tenant.id, id, prize.id, ctx.user.id, numbers[0] ?? '', claimBefore, ctx.now] : null
    const [won] = win ? await tx.rows<{ id: number }>(WIN, win, 'raffle_win') : []
    if (won)
      await scheduleJob(tx, {
        tenantId: ctx.tenant.id,
        kind: 'raffle_claim',
        key: `${id}:${won.id}`,
        runAt: claimBefore,
      })
    const [spin] = await tx.rows<SpinRow>(
      SPIN,
      [ctx.tenant.id, id, ctx.user.id, prize?.id ?? null, won?.id ?? null, ctx.now],
      'raffle_spin',
    )
    if (!spin) throw new Error('an insert gave no row')
    return presentSpin(ctx, tx, id, spin)
  })
}
