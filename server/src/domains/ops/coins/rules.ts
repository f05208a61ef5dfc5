import { RETURN_DAYS } from '@storefront/contract/constants'
import { type CoinTrigger, coinTriggers } from '@storefront/contract/domain/promotion/coins'
import type { Page } from '@storefront/contract/entities/common'
import type { CoinLevel, OpsCoinRule } from '@storefront/contract/entities/promotion/coins'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { dayOf } from '../../../lib/day'
import { findLevels, presentRule } from '../../promotion/coins/account'
import { findRules, type RuleRow } from '../../promotion/coins/rules'

const OFF = {
  is_active: false,
  description: '',
  diamond: 0,
  point: 0,
  charm: 0,
  per_amount: null,
  daily_limit: null,
  valid_days: null,
}
/** Returns a rule that no operator has saved: coins of an order wait for its time for returns. */
const unsavedRule = (trigger: CoinTrigger): RuleRow => ({
  trigger,
  ...OFF,
  hold_days: trigger === 'order' ? RETURN_DAYS : 0,
})
const TODAY =
  'select trigger, count(*)::int as count from coin_award where tenant_id = $1 and day = $2::date group by trigger'

async function presentRules(ctx: UserCtx, tx: Connection): Promise<OpsCoinRule[]> {
  const rules = await findRules(tx, ctx.tenant.id)
  const counts = await tx.rows<{ trigger: string; count: number }>(TODAY, [ctx.tenant.id, dayOf(ctx.tenant, ctx.now)])
  return coinTriggers.map((trigger) => {
    const rule: RuleRow = rules.find((row) => row.trigger === trigger) ?? unsavedRule(trigger)
    return {
      ...presentRule(ctx, rule),
      is_active: rule.is_active,
      earned_today: counts.find((row) => row.trigger === trigger)?.count ?? 0,
    }
  })
}

/** Returns every trigger with its rule, also those that are off. */
export async function listOpsRules(ctx: UserCtx): Promise<Page<OpsCoinRule>> {
  const results = await ctx.db.read((tx) => presentRules(ctx, tx))
  return { count: results.length, results }
}

const SAVE = `insert into coin_rule (tenant_id, trigger, is_active, description, diamond, point, charm, per_amount, daily_limit, valid_days, hold_days)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (tenant_id, trigger) do update set is_active = excluded.is_active, description = excluded.description, diamond = excluded.diamond,
    point = excluded.point, charm = excluded.charm, per_amount = excluded.per_amount, daily_limit = excluded.daily_limit, valid_days = excluded.valid_days,
    hold_days = excluded.hold_days`

/** Changes what a trigger earns from now on; what was earned before keeps its amount and its expiry. */
export function saveOpsRule(ctx: UserCtx, trigger: CoinTrigger, rule: Omit<RuleRow, 'trigger'>): Promise<OpsCoinRule> {
  return ctx.db.tx(async (tx) => {
    const { is_active, description, diamond, point, charm, per_amount, daily_limit, valid_days, hold_days } = rule
    const [perAmount, holdDays] = trigger === 'order' ? [per_amount, hold_days] : [null, 0]
    await tx.rows(SAVE, [
      ctx.tenant.id,
      trigger,
      is_active,
      description.trim(),
      diamond,
      point,
      charm,
      perAmount,
      daily_limit,
      valid_days,
      holdDays,
    ])
    const row = (await presentRules(ctx, tx)).find((one) => one.trigger === trigger)
    if (!row) throw new Error('a rule without its trigger')
    return row
  })
}

/** Returns the site's levels. */
export async function listOpsLevels(ctx: UserCtx): Promise<Page<CoinLevel>> {
  const results = await ctx.db.read((tx) => findLevels(tx, ctx.tenant.id))
  return { count: results.length, results }
}

/** Replaces the levels: numbered from 1, each beginning at more charm than the one before. */
export async function saveOpsLevels(ctx: UserCtx, levels: readonly CoinLevel[]): Promise<Page<CoinLevel> | Failure> {
  const isRising = levels.every(
    ({ level, charm }, at) => level === at + 1 && (at === 0 || charm > (levels[at - 1]?.charm ?? 0)),
  )
  if (!isRising) return badPart('levels', 'notOffered', {}, ctx.language)
  return ctx.db.tx(async (tx) => {
    await tx.rows('delete from coin_level where tenant_id = $1', [ctx.tenant.id])
    for (const { level, name, charm } of levels)
      await tx.rows('insert into coin_level (tenant_id, level, name, charm) values ($1, $2, $3, $4)', [
        ctx.tenant.id,
        level,
        name.trim(),
        charm,
      ])
    const results = await findLevels(tx, ctx.tenant.id)
    return { count: results.length, results }
  })
}
