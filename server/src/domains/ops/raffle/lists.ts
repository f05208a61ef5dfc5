import { raffleActions, type RaffleStatus, type RaffleWinStatus } from '@storefront/contract/domain/promotion/raffle'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsRaffle, OpsRaffleWin, RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import {
  presentRafflePromoter,
  RAFFLE_PROMOTER_COLUMNS,
  type RafflePromoterRow,
} from '../../promotion/raffle/exclusion'
import {
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
} from '../../promotion/raffle/record'

const shape: QueryShape = {
  table: 'raffle',
  columns: RAFFLE_COLUMNS,
  joins: RAFFLE_JOINS,
  orderings: BY_ID,
  search: ['t.title'],
  moment: 't.start_at',
}
const COUNTS = `select r.id, (select count(*)::int from raffle_entrant e where e.tenant_id = $1 and e.raffle_id = r.id) as entrants,
    (select count(*)::int from raffle_win w where w.tenant_id = $1 and w.raffle_id = r.id and w.status <> 'forfeited') as wins,
    (select count(*)::int from raffle_win w where w.tenant_id = $1 and w.raffle_id = r.id and w.status = 'handed_out') as handed_out
  from raffle r where r.tenant_id = $1 and r.id = any($2::bigint[])`

/** Raffles as operators see them. */
export async function presentOpsRaffles(
  ctx: UserCtx,
  tx: Connection,
  rows: readonly RaffleRow[],
): Promise<OpsRaffle[]> {
  const ids = rows.map(({ id }) => id)
  const prizes = await findPrizes(tx, ctx.tenant.id, ids)
  const counts = await tx.rows<{ id: number; entrants: number; wins: number; handed_out: number }>(COUNTS, [
    ctx.tenant.id,
    ids,
  ])
  return rows.map((row) => {
    const count = counts.find(({ id }) => id === row.id)
    return {
      ...presentRaffle(ctx, row),
      picture: row.main_image_id,
      rules: row.rules,
      claim_days: row.claim_days,
      prizes: prizes
        .filter(({ raffle_id }) => raffle_id === row.id)
        .map((prize) => ({ ...presentPrize(ctx, prize), ref: prize.ref, picture: prize.image_id })),
      entrant_count: count?.entrants ?? 0,
      win_count: count?.wins ?? 0,
      handed_out_count: count?.handed_out ?? 0,
      actions: raffleActions(row.status, row.kind),
    }
  })
}

/** Raffles of a status or all, the newest first. */
export async function listOpsRaffles(
  ctx: UserCtx,
  { status, ...listQuery }: ListQuery & { status?: RaffleStatus },
): Promise<Page<OpsRaffle> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (status) sql.where(`t.status = ${sql.param(status)}`)
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RaffleRow>(
      tx,
      sql,
      shape,
      orderingOf(shape, listQuery.ordering ?? '') ?? 't.id desc',
      listQuery,
    )
    return { count, results: await presentOpsRaffles(ctx, tx, results) }
  })
}

/** Returns a raffle as operators see it, in the caller's transaction. */
export async function presentOpsRaffle(ctx: UserCtx, tx: Connection, id: number): Promise<OpsRaffle | Failure> {
  const row = await findRaffle(tx, ctx.tenant.id, id, false)
  const [raffle] = row ? await presentOpsRaffles(ctx, tx, [row]) : []
  return raffle ?? fail('notFound')
}

/** Returns one raffle. */
export const readOpsRaffle = (ctx: UserCtx, id: number): Promise<OpsRaffle | Failure> =>
  ctx.db.read((tx) => presentOpsRaffle(ctx, tx, id))

/** The columns of win `t` with its winner's name and mobile number. */
const OPS_WIN_COLUMNS = `${WIN_COLUMNS}, a.name as user_name, coalesce(a.mobile, '') as user_mobile`
const OPS_WIN_JOINS = `${WIN_JOINS} join account a on a.tenant_id = $1 and a.id = t.user_id`
const winShape: QueryShape = {
  table: 'raffle_win',
  columns: OPS_WIN_COLUMNS,
  joins: OPS_WIN_JOINS,
  orderings: BY_ID,
  search: ['t.ticket'],
  moment: 't.created_at',
}
/** The title of the raffle of win `t`, as a subquery, so the page is cut before any join. */
const RAFFLE_TITLE = '(select r.title from raffle r where r.tenant_id = $1 and r.id = t.raffle_id)'
const allWinsShape: QueryShape = { ...winShape, search: ['t.ticket', RAFFLE_TITLE, BUYER] }

type OpsWinRow = WinRow & { user_name: string; user_mobile: string }

const presentOpsWin = (ctx: UserCtx, row: OpsWinRow): OpsRaffleWin => ({
  ...presentWin(ctx, row),
  user: { name: row.user_name, mobile: row.user_mobile },
  address: row.address,
  note: row.note,
  rank: row.rank,
})

/** Returns a prize that was won, as operators see it. */
export async function presentOneWin(ctx: UserCtx, tx: Connection, id: number): Promise<OpsRaffleWin | Failure> {
  const [row] = await tx.rows<OpsWinRow>(
    `select ${OPS_WIN_COLUMNS} from raffle_win t ${OPS_WIN_JOINS} where t.tenant_id = $1 and t.id = $2`,
    [ctx.tenant.id, id],
  )
  return row ? presentOpsWin(ctx, row) : fail('notFound')
}

/** Lists the wins of a raffle, by rank. */
export async function listOpsWins(
  ctx: UserCtx,
  id: number,
  { status, ...listQuery }: ListQuery & { status?: RaffleWinStatus },
): Promise<Page<OpsRaffleWin> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.raffle_id = ${sql.param(id)}`)
  if (status) sql.where(`t.status = ${sql.param(status)}`)
  const failure = applyQuery(ctx, sql, winShape, listQuery)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    if (!(await findRaffle(tx, ctx.tenant.id, id, false))) return fail('notFound')
    const { count, results } = await runList<OpsWinRow>(
      tx,
      sql,
      winShape,
      orderingOf(winShape, listQuery.ordering ?? '') ?? 't.rank nulls last, t.id desc',
      listQuery,
    )
    return { count, results: results.map((row) => presentOpsWin(ctx, row)) }
  })
}

/** Lists the wins of all raffles: claimed prizes that wait for handover first, then the newest. */
export async function listAllOpsWins(
  ctx: UserCtx,
  { status, ...listQuery }: ListQuery & { status?: RaffleWinStatus },
): Promise<Page<OpsRaffleWin> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (status) sql.where(`t.status = ${sql.param(status)}`)
  const failure = applyQuery(ctx, sql, allWinsShape, listQuery)
  if (failure) return failure
  const order = orderingOf(allWinsShape, listQuery.ordering ?? '') ?? "t.status = 'claimed' desc, t.id desc"
  const { count, results } = await ctx.db.read((tx) => runList<OpsWinRow>(tx, sql, allWinsShape, order, listQuery))
  return { count, results: results.map((row) => presentOpsWin(ctx, row)) }
}

const promoterShape: QueryShape = {
  table: 'raffle_promoter',
  columns: RAFFLE_PROMOTER_COLUMNS,
  joins: '',
  orderings: BY_ID,
  search: ['t.name', 't.mobile'],
  moment: 't.created_at',
}

/** Lists the users who applied to promote raffles, undecided applications first. */
export async function listRafflePromoters(ctx: UserCtx, query: ListQuery): Promise<Page<RafflePromoter> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  const failure = applyQuery(ctx, sql, promoterShape, query)
  if (failure) return failure
  const order = orderingOf(promoterShape, query.ordering ?? '') ?? "t.status = 'applied' desc, t.id desc"
  const { count, results } = await ctx.db.read((tx) => runList<RafflePromoterRow>(tx, sql, promoterShape, order, query))
  return { count, results: results.map((row) => presentRafflePromoter(ctx, row)) }
}
