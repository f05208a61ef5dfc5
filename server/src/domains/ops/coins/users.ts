import { type CoinKind, levelAt } from '@storefront/contract/domain/promotion/coins'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { CoinEntry, CoinLevel, OpsCoinUser, PendingCoins } from '@storefront/contract/entities/promotion/coins'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { accountsBy } from '../../../lib/search'
import { randomCode } from '../../../lib/random'
import type { Slice } from '../../../db/selection'
import { findLevels, listCoinEntries } from '../../promotion/coins/account'
import { pendingCoins } from '../../promotion/coins/order-award'
import { sendFlashMessage } from '../../site/site/flash-messages'
import { balanceOf, changeBalance } from '../../wallet/balance/balance'

const amountOf = (kind: CoinKind) =>
  `coalesce((select b.amount from balance b where b.tenant_id = $1 and b.user_id = t.id and b.kind = '${kind}'), 0)::int as ${kind}`
const COLUMNS = `t.id, t.uuid, t.name, coalesce(t.mobile, '') as mobile, ${amountOf('diamond')}, ${amountOf('point')}, ${amountOf('charm')},
  exists (select 1 from coin_flag f where f.tenant_id = $1 and f.status = 'open' and t.id = any(f.user_ids)) as is_flagged`

const shape: QueryShape = {
  table: 'account',
  columns: COLUMNS,
  joins: '',
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: [],
  searchIndex: accountsBy(['t.name', 't.mobile']),
  moment: 't.created_at',
}

interface UserRow {
  id: number
  uuid: string
  name: string
  mobile: string
  diamond: number
  point: number
  charm: number
  is_flagged: boolean
}

/** Users as operators see their coins. */
async function presentUsers(ctx: UserCtx, tx: Connection, rows: readonly UserRow[]): Promise<OpsCoinUser[]> {
  const levels = await findLevels(tx, ctx.tenant.id)
  const ids = rows.map(({ id }) => id)
  const pending = await pendingCoins(tx, ctx.tenant.id, ids)
  return rows.map((row) => present(row, levels, pending(row.id)))
}

function present(
  { id: _, diamond, point, charm, ...user }: UserRow,
  levels: readonly CoinLevel[],
  pending: PendingCoins[],
): OpsCoinUser {
  const level = levelAt(charm, levels).current
  return { ...user, pending, diamond: { amount: diamond }, point: { amount: point }, charm: { amount: charm }, level }
}

/** Users with their coins, by name or mobile. */
export async function listCoinUsers(ctx: UserCtx, query: ListQuery): Promise<Page<OpsCoinUser> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where('t.removed_at is null')
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<UserRow>(tx, sql, shape, order, query)
    return { count, results: await presentUsers(ctx, tx, results) }
  })
}

const USER = 'select id from account where tenant_id = $1 and uuid = $2 and removed_at is null'

async function findUserId(ctx: UserCtx, tx: Connection, uuid: string): Promise<number | undefined> {
  return (await tx.rows<{ id: number }>(USER, [ctx.tenant.id, uuid]))[0]?.id
}

/** Changes of a user's coins, the newest first. */
export async function listUserEntries(
  ctx: UserCtx,
  uuid: string,
  query: Partial<Slice> & { kind?: CoinKind },
): Promise<Page<CoinEntry> | Failure> {
  const userId = await ctx.db.read((tx) => findUserId(ctx, tx, uuid))
  return userId === undefined ? fail('notFound') : listCoinEntries(ctx, userId, query)
}

interface Grant {
  readonly kind: CoinKind
  readonly amount: number
  readonly reason: string
}

/** Gives a user coins, or takes some, in the caller's transaction; `coinShort` where the user has fewer. */
export async function grantTo(
  ctx: JobCtx,
  tx: Connection,
  userId: number,
  { kind, amount: change, reason }: Grant,
): Promise<Failure | null> {
  const ref = `${reason}@${randomCode(8)}`
  const key = { tenantId: ctx.tenant.id, userId, kind }
  const after = await changeBalance(tx, { ...key, change, reason: 'grant', ref, now: ctx.now })
  if (after === null) return fail('coinShort', { left: Math.max(0, await balanceOf(tx, ctx.tenant.id, userId, kind)) })
  if (change > 0)
    await sendFlashMessage(tx, ctx, userId, {
      kind: 'gamification',
      description: reason,
      gamification: { [kind]: { amount: change } },
    })
  return null
}

/** Gives a user coins, or takes some, with a reason that they read. Nobody gives themselves any. */
export function grantCoins(ctx: UserCtx, uuid: string, grant: Grant): Promise<OpsCoinUser | Failure> {
  const reason = grant.reason.trim()
  if (grant.amount === 0) return Promise.resolve(badPart('amount', 'notOffered', {}, ctx.language))
  if (reason === '') return Promise.resolve(badPart('reason', 'required', {}, ctx.language))
  return ctx.db.tx(async (tx) => {
    const userId = await findUserId(ctx, tx, uuid)
    if (userId === undefined) return fail('notFound')
    if (userId === ctx.user.id) return fail('grantOwn')
    const failure = await grantTo(ctx, tx, userId, { ...grant, reason })
    if (failure) return failure
    const rows = await tx.rows<UserRow>(`select ${COLUMNS} from account t where t.tenant_id = $1 and t.id = $2`, [
      ctx.tenant.id,
      userId,
    ])
    return (await presentUsers(ctx, tx, rows))[0] ?? fail('notFound')
  })
}
