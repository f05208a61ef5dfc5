import { beaconRoundTime, QUICKNET } from '@storefront/contract/domain/promotion/beacon'
import { maskName } from '@storefront/contract/domain/promotion/raffle'
import type { Page } from '@storefront/contract/entities/common'
import type {
  RaffleDetail,
  RaffleDraw,
  RaffleListItem,
  RaffleSpin,
  RaffleWin,
  RaffleWinner,
} from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { isExcluded } from './exclusion'
import {
  findFrozenTickets,
  findPrizes,
  findRaffle,
  presentPrize,
  presentRaffle,
  presentWin,
  RAFFLE_COLUMNS,
  RAFFLE_JOINS,
  type RaffleRow,
  WIN_COLUMNS,
  WIN_JOINS,
  type WinRow,
} from './record'

const shape: ListShape = { table: 'raffle', columns: RAFFLE_COLUMNS, joins: RAFFLE_JOINS, orderings: {}, search: [] }

const OWN_COUNTS =
  'select raffle_id, tickets from raffle_entrant where tenant_id = $1 and user_id = $2 and raffle_id = any($3::bigint[])'

/** Published raffles, those that are open first, with the caller's tickets or turns of each. */
export async function listRaffles(ctx: Ctx, page: Partial<Slice>): Promise<Page<RaffleListItem>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where("t.status in ('published', 'closed', 'drawn')")
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RaffleRow>(
      tx,
      sql,
      shape,
      "t.status = 'published' desc, t.end_at desc, t.id desc",
      page,
    )
    const own = ctx.user
      ? await tx.rows<{ raffle_id: number; tickets: number }>(OWN_COUNTS, [
          ctx.tenant.id,
          ctx.user.id,
          results.map(({ id }) => id),
        ])
      : null
    return {
      count,
      results: results.map((row) => ({
        ...presentRaffle(ctx, row),
        own_count: own && (own.find(({ raffle_id }) => raffle_id === row.id)?.tickets ?? 0),
      })),
    }
  })
}

const MINE = `select e.diamonds, e.tickets as count, coalesce((select json_agg(k.number order by k.number) from raffle_ticket k
    where k.tenant_id = $1 and k.raffle_id = e.raffle_id and k.user_id = e.user_id), '[]') as tickets
  from raffle_entrant e where e.tenant_id = $1 and e.raffle_id = $2 and e.user_id = $3`
const WINS = `select ${WIN_COLUMNS} from raffle_win t ${WIN_JOINS} where t.tenant_id = $1 and t.raffle_id = $2 and t.user_id = $3 order by t.id desc limit 50`
const UNSEEN = `select id, prize_id, win_id, is_seen, created_at from raffle_spin
  where tenant_id = $1 and raffle_id = $2 and user_id = $3 and not is_seen order by id limit 1`

export interface SpinRow {
  id: number
  prize_id: number | null
  win_id: number | null
  is_seen: boolean
  created_at: string
}

/** Returns a turn as its player sees it. */
export async function presentSpin(ctx: Ctx, tx: Connection, raffleId: number, row: SpinRow): Promise<RaffleSpin> {
  const prize = (await findPrizes(tx, ctx.tenant.id, [raffleId])).find(({ id }) => id === row.prize_id)
  return {
    id: row.id,
    prize: prize ? presentPrize(ctx, prize) : null,
    win: row.win_id,
    is_seen: row.is_seen,
    created: new Date(row.created_at).toISOString(),
  }
}

async function presentMine(ctx: Ctx, tx: Connection, raffle: RaffleRow): Promise<RaffleDetail['mine']> {
  if (!ctx.user) return null
  const who = [ctx.tenant.id, raffle.id, ctx.user.id]
  const [own] = await tx.rows<{ tickets: string[]; count: number; diamonds: number }>(MINE, who, 'raffle_mine')
  const wins = await tx.rows<WinRow>(WINS, who, 'raffle_own_wins')
  const [spin] = await tx.rows<SpinRow>(UNSEEN, who, 'raffle_unseen')
  // A prize is told by its turn: until that was shown, it is in no list.
  const shownWins = wins.filter(({ id }) => id !== spin?.win_id)
  return {
    tickets: own?.tickets ?? [],
    count: own?.count ?? 0,
    diamonds: own?.diamonds ?? 0,
    is_excluded: await isExcluded(ctx, tx, ctx.user.id),
    wins: shownWins.map((row) => presentWin(ctx, row)),
    unseen_spin: spin ? await presentSpin(ctx, tx, raffle.id, spin) : null,
  }
}

/** Returns a raffle with its prizes, rules and what is the caller's. */
export async function presentDetail(ctx: Ctx, tx: Connection, raffle: RaffleRow): Promise<RaffleDetail> {
  const prizes = await findPrizes(tx, ctx.tenant.id, [raffle.id])
  const { beacon_round: round } = raffle
  return {
    ...presentRaffle(ctx, raffle),
    prizes: prizes.map((row) => presentPrize(ctx, row)),
    rules: raffle.rules,
    claim_days: raffle.claim_days,
    draw_terms: translate(ctx.language, raffle.kind === 'draw' ? 'promotion.drawTerms' : 'promotion.instantTerms'),
    seed_hash: raffle.seed_hash,
    beacon: round === null ? null : { round, time: new Date(beaconRoundTime(round)).toISOString() },
    mine: await presentMine(ctx, tx, raffle),
  }
}

/** Returns a raffle that is published, or was. */
export function readRaffle(ctx: Ctx, id: number): Promise<RaffleDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
    return raffle ? presentDetail(ctx, tx, raffle) : fail('notFound')
  })
}

const PLACES = `select t.rank, t.ticket as number, t.prize_id as prize, t.status = 'forfeited' as is_forfeited, a.name from raffle_win t
  join account a on a.tenant_id = $1 and a.id = t.user_id where t.tenant_id = $1 and t.raffle_id = $2 and t.rank is not null order by t.rank`

/** Returns the public file of a draw. */
export function readDraw(ctx: Ctx, id: number): Promise<RaffleDraw | Failure> {
  return ctx.db.read(async (tx) => {
    const raffle = await findRaffle(tx, ctx.tenant.id, id, true)
    if (raffle?.kind !== 'draw' || raffle.beacon_round === null) return fail('notFound')
    const prizes = await findPrizes(tx, ctx.tenant.id, [id])
    const winners = await tx.rows<RaffleDraw['winners'][number]>(PLACES, [ctx.tenant.id, id])
    return {
      version: 1,
      raffle: id,
      title: raffle.title,
      prizes: prizes.map(({ id: prize, name, quantity }) => ({ id: prize, name, quantity })),
      tickets: await findFrozenTickets(tx, ctx.tenant.id, id),
      tickets_hash: raffle.tickets_hash,
      frozen: raffle.frozen_at && new Date(raffle.frozen_at).toISOString(),
      seed_hash: raffle.seed_hash,
      seed: raffle.seed,
      beacon: {
        chain: raffle.beacon_chain ?? QUICKNET,
        planned_round: raffle.planned_round ?? raffle.beacon_round,
        round: raffle.beacon_round,
        url: `https://api.drand.sh/${raffle.beacon_chain ?? QUICKNET}/public/${raffle.beacon_round}`,
        randomness: raffle.beacon_randomness,
        signature: raffle.beacon_signature,
      },
      winners: winners.map(({ name, ...winner }) => ({ ...winner, name: maskName(name) })),
      drawn: raffle.drawn_at && new Date(raffle.drawn_at).toISOString(),
    }
  })
}

const winShape: ListShape = { table: 'raffle_win', columns: WIN_COLUMNS, joins: WIN_JOINS, orderings: {}, search: [] }
const wallShape: ListShape = {
  table: 'raffle_win',
  columns: 't.id, a.name, z.name as prize_name, t.raffle_id, r.title, t.ticket, t.rank, t.created_at',
  joins: `${WIN_JOINS} join account a on a.tenant_id = $1 and a.id = t.user_id`,
  orderings: {},
  search: [],
}

interface WallRow {
  id: number
  name: string
  prize_name: string
  raffle_id: number
  title: string
  ticket: string
  rank: number | null
  created_at: string
}

/** Winners of a raffle or of all, their names masked. */
export async function listWinners(
  ctx: Ctx,
  { raffle, ...page }: Partial<Slice> & { raffle?: number },
): Promise<Page<RaffleWinner>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where("t.status <> 'forfeited'")
  sql.where('not exists (select 1 from raffle_spin s where s.tenant_id = $1 and s.win_id = t.id and not s.is_seen)')
  if (raffle !== undefined) sql.where(`t.raffle_id = ${sql.param(raffle)}`)
  const { count, results } = await ctx.db.read((tx) => runList<WallRow>(tx, sql, wallShape, 't.id desc', page))
  return {
    count,
    results: results.map(({ name, raffle_id, title, created_at, ...row }) => ({
      ...row,
      name: maskName(name),
      raffle: { id: raffle_id, title },
      created: new Date(created_at).toISOString(),
    })),
  }
}

/** Lists the user's wins, the newest first; a spin that the user has not seen yet is left out. */
export async function listWins(ctx: UserCtx, page: Partial<Slice>): Promise<Page<RaffleWin>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  sql.where('not exists (select 1 from raffle_spin s where s.tenant_id = $1 and s.win_id = t.id and not s.is_seen)')
  const { count, results } = await ctx.db.read((tx) => runList<WinRow>(tx, sql, winShape, 't.id desc', page))
  return { count, results: results.map((row) => presentWin(ctx, row)) }
}
