import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { CoinFlag } from '@storefront/contract/entities/promotion/coins'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { takeBackAllCoins } from '../../promotion/coins/take-back'

interface FlagRow {
  id: number
  kind: CoinFlag['kind']
  status: CoinFlag['status']
  users: CoinFlag['users']
  user_ids: number[]
  reason: string
  created_at: string
}

const COLUMNS = `t.id, t.kind, t.status, t.user_ids, t.reason, t.created_at,
  (select coalesce(json_agg(json_build_object('uuid', a.uuid, 'name', a.name, 'mobile', coalesce(a.mobile, '')) order by a.id), '[]')
    from account a where a.tenant_id = $1 and a.id = any(t.user_ids)) as users`
const shape: QueryShape = {
  table: 'coin_flag',
  columns: COLUMNS,
  joins: '',
  orderings: BY_ID,
  search: [],
  moment: 't.created_at',
}

const present = (ctx: UserCtx, { id, kind, status, users, reason, created_at }: FlagRow): CoinFlag => ({
  id,
  kind,
  kind_display: translate(ctx.language, `promotion.coinFlag.${kind}`),
  status,
  users,
  reason,
  created: new Date(created_at).toISOString(),
})

/** Accounts that share something, those to be looked at first. */
export async function listCoinFlags(
  ctx: UserCtx,
  { tab, ...listQuery }: ListQuery & { tab?: 'open' | 'done' },
): Promise<Page<CoinFlag> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (tab) sql.where(tab === 'open' ? "t.status = 'open'" : "t.status <> 'open'")
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  const order = orderingOf(shape, listQuery.ordering ?? '') ?? "t.status = 'open' desc, t.id desc"
  const { count, results } = await ctx.db.read((tx) => runList<FlagRow>(tx, sql, shape, order, listQuery))
  return { count, results: results.map((row) => present(ctx, row)) }
}

const MOVE = `update coin_flag t set status = $3, reason = $4, actor_id = $5, processed_at = $6 where t.tenant_id = $1 and t.id = $2 and t.status = 'open'
  returning ${COLUMNS}`

/**
 * Allows or revokes the coins of a flag; coins already spent become a debt. If two operators decide at once, only one
 * succeeds.
 */
export function processCoinFlag(
  ctx: UserCtx,
  id: number,
  step: { action: 'allow' | 'revoke'; reason: string },
): Promise<CoinFlag | Failure> {
  return ctx.db.tx(async (tx) => {
    const [flag] = await tx.rows('select 1 from coin_flag where tenant_id = $1 and id = $2', [ctx.tenant.id, id])
    if (!flag) return fail('notFound')
    const status = step.action === 'allow' ? 'allowed' : 'revoked'
    const [row] = await tx.rows<FlagRow>(MOVE, [ctx.tenant.id, id, status, step.reason.trim(), ctx.user.id, ctx.now])
    if (!row) return fail('coinFlagMoved')
    const loss = { reason: 'flag_back', ref: `flag ${id}@${ctx.now.getTime()}` }
    for (const userId of step.action === 'revoke' ? [...row.user_ids].sort((a, b) => a - b) : [])
      await takeBackAllCoins({ tenant: ctx.tenant, now: ctx.now }, tx, { userId, ...loss })
    return present(ctx, row)
  })
}
