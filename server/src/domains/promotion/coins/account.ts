import { type CoinKind, coinKinds, levelAt } from '@storefront/contract/domain/promotion/coins'
import type { Page } from '@storefront/contract/entities/common'
import type {
  CoinAccount,
  CoinAmounts,
  CoinEntry,
  CoinLevel,
  CoinRule,
} from '@storefront/contract/entities/promotion/coins'
import type { Connection } from '../../../db'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { pendingCoins } from './order-award'
import { findRules, type RuleRow } from './rules'

const AMOUNTS =
  "select kind, amount from balance where tenant_id = $1 and user_id = $2 and kind in ('diamond', 'point', 'charm')"

/** Returns a user's amount of each kind of coin. */
export async function coinAmounts(tx: Connection, tenantId: number, userId: number): Promise<CoinAmounts> {
  const rows = await tx.rows<{ kind: CoinKind; amount: number }>(AMOUNTS, [tenantId, userId], 'coin_amounts')
  const of = (kind: CoinKind) => ({ amount: rows.find((row) => row.kind === kind)?.amount ?? 0 })
  return { diamond: of('diamond'), point: of('point'), charm: of('charm') }
}

/** Returns the site's levels, the lowest first. */
export const findLevels = (tx: Connection, tenantId: number): Promise<CoinLevel[]> =>
  tx.rows<CoinLevel>(
    'select level, name, charm from coin_level where tenant_id = $1 order by charm',
    [tenantId],
    'coin_levels',
  )

const EXPIRING = `select diamond, point, expires_at from coin_award
  where tenant_id = $1 and user_id = $2 and state = 'given' and expires_at > $3 order by expires_at limit 20`

/** Returns the user's coins, their level and what expires next. */
export function readCoinAccount(ctx: UserCtx): Promise<CoinAccount> {
  return ctx.db.read(async (tx) => {
    const amounts = await coinAmounts(tx, ctx.tenant.id, ctx.user.id)
    const levels = await findLevels(tx, ctx.tenant.id)
    const { current, next } = levelAt(amounts.charm.amount, levels)
    const awards = await tx.rows<{ diamond: number; point: number; expires_at: string }>(EXPIRING, [
      ctx.tenant.id,
      ctx.user.id,
      ctx.now,
    ])
    const expiring = awards.flatMap((award) =>
      (['diamond', 'point'] as const)
        .filter((kind) => award[kind] > 0)
        .map((kind) => ({ kind, amount: award[kind], expires: new Date(award.expires_at).toISOString() })),
    )
    const pending = await pendingCoins(tx, ctx.tenant.id, [ctx.user.id])
    return { ...amounts, level: current, next_level: next, levels, expiring, pending: pending(ctx.user.id) }
  })
}

interface EntryRow {
  id: number
  kind: CoinKind
  change: number
  after: number
  reason: string
  ref: string
  expires_at: string | null
  created_at: string
}

const shape: ListShape = {
  table: 'balance_record',
  columns: 't.id, t.kind, t.change, t.after, t.reason, t.ref, t.created_at, a.expires_at',
  joins: `left join coin_award a on a.tenant_id = $1 and a.user_id = t.user_id and t.reason = 'coin_' || a.trigger and a.ref = split_part(t.ref, '@', 1)`,
  orderings: {},
  search: [],
}

const presentEntry = (ctx: Ctx, { expires_at, created_at, ...row }: EntryRow): CoinEntry => {
  const key = `wallet.balanceReason.${row.reason}`
  return {
    ...row,
    ref: row.ref.split('@')[0] ?? '',
    reason_display: translate(ctx.language, hasText(key) ? key : 'wallet.balanceReason.other'),
    expires: expires_at && new Date(expires_at).toISOString(),
    created: new Date(created_at).toISOString(),
  }
}

/** Changes of a user's coins, the newest first. */
export async function listCoinEntries(
  ctx: Ctx,
  userId: number,
  { kind, ...page }: Partial<Slice> & { kind?: CoinKind },
): Promise<Page<CoinEntry>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(userId)}`)
  sql.where(`t.kind = any(${sql.param(kind ? [kind] : [...coinKinds])}::text[])`)
  const { count, results } = await ctx.db.read((tx) => runList<EntryRow>(tx, sql, shape, 't.id desc', page))
  return { count, results: results.map((row) => presentEntry(ctx, row)) }
}

/** A rule as people read it. */
export const presentRule = (ctx: Ctx, { is_active: _, ...rule }: RuleRow): CoinRule => ({
  ...rule,
  trigger_display: translate(ctx.language, `promotion.coinTrigger.${rule.trigger}`),
})

/** Lists the active rules for earning coins on this site. */
export async function listCoinRules(ctx: Ctx): Promise<Page<CoinRule>> {
  const rules = (await ctx.db.read((tx) => findRules(tx, ctx.tenant.id))).filter(({ is_active }) => is_active)
  return { count: rules.length, results: rules.map((rule) => presentRule(ctx, rule)) }
}
