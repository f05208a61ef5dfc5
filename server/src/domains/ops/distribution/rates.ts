import type { DistKind, RateScope } from '@storefront/contract/domain/promotion/distribution'
import type { Page } from '@storefront/contract/entities/common'
import type { DistSetting, OpsDistRate } from '@storefront/contract/entities/promotion/distribution'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { findSetting, type SettingRow } from '../../promotion/distribution/setting'

interface RateRow {
  id: number
  scope: RateScope
  target_id: number
  dist_kind: DistKind | ''
  level: number
  rate: number
  target_name: string
}

const COLUMNS = `t.id, t.scope, t.target_id, t.dist_kind, t.level, t.rate, coalesce(case t.scope
    when 'product' then (select p.name from product p where p.tenant_id = $1 and p.id = t.target_id)
    when 'category' then (select c.name from category c where c.tenant_id = $1 and c.id = t.target_id) end, '') as target_name`
const shape: ListShape = { table: 'dist_rate', columns: COLUMNS, joins: '', orderings: {}, search: [] }

const present = ({ target_id, dist_kind, ...row }: RateRow): OpsDistRate => ({
  ...row,
  target: row.scope === 'site' ? null : target_id,
  dist_kind: dist_kind === '' ? null : dist_kind,
})

/** Rates of the site, of categories and of products. */
export async function listRates(ctx: UserCtx, page: Partial<Slice>): Promise<Page<OpsDistRate>> {
  const sql = new ListSql(ctx.tenant.id)
  const { count, results } = await ctx.db.read((tx) =>
    runList<RateRow>(tx, sql, shape, "t.scope = 'site' desc, t.scope, t.target_id, t.dist_kind, t.level", page),
  )
  return { count, results: results.map(present) }
}

interface RateInput {
  scope: RateScope
  target: number | null
  dist_kind: DistKind | null
  level: number
  rate: number
}

const TARGETS = {
  product: 'select 1 from product where tenant_id = $1 and id = $2',
  category: 'select 1 from category where tenant_id = $1 and id = $2',
} as const
const SAVE = `insert into dist_rate (tenant_id, scope, target_id, dist_kind, level, rate) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, scope, target_id, dist_kind, level) do update set rate = excluded.rate returning id`
const ONE = `select ${COLUMNS} from dist_rate t where t.tenant_id = $1 and t.id = $2`

/** Sets a rate, for orders from now on. */
export function saveRate(
  ctx: UserCtx,
  { scope, target, dist_kind, level, rate }: RateInput,
): Promise<OpsDistRate | Failure> {
  if ((scope === 'site') !== (target === null))
    return Promise.resolve(badPart('target', 'notOffered', {}, ctx.language))
  return ctx.db.tx(async (tx) => {
    if (scope !== 'site' && (await tx.rows(TARGETS[scope], [ctx.tenant.id, target])).length === 0)
      return fail('notFound')
    const values = [ctx.tenant.id, scope, target ?? 0, dist_kind ?? '', level, rate]
    const [key] = await tx.rows<{ id: number }>(SAVE, values)
    const [row] = await tx.rows<RateRow>(ONE, [ctx.tenant.id, key?.id ?? 0])
    return row ? present(row) : fail('notFound')
  })
}

/** Removes a rate; the next wider scope holds from then on. */
export function deleteRate(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows('delete from dist_rate where tenant_id = $1 and id = $2 returning 1', [
      ctx.tenant.id,
      id,
    ])
    return rows.length > 0 ? { ok: true as const } : fail('notFound')
  })
}

const presentSetting = (ctx: UserCtx, setting: SettingRow): DistSetting => ({
  ...setting,
  second_level_rule: translate(ctx.language, 'promotion.secondLevelRule'),
})

/** Returns the settings of the distribution programme, with WeChat's rule on levels. */
export const readSetting = (ctx: UserCtx): Promise<DistSetting> =>
  ctx.db.read(async (tx) => presentSetting(ctx, await findSetting(tx, ctx.tenant.id)))

const SAVE_SETTING = `insert into dist_setting (tenant_id, is_open, has_second_level, attribution_days, settle_days) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id) do update set is_open = excluded.is_open, has_second_level = excluded.has_second_level,
    attribution_days = excluded.attribution_days, settle_days = excluded.settle_days`

/** Changes how the programme works. Only who says they read the rule switches the second level on. */
export function saveSetting(
  ctx: UserCtx,
  { has_read_rule, ...setting }: SettingRow & { has_read_rule: boolean },
): Promise<DistSetting | Failure> {
  return ctx.db.tx(async (tx) => {
    const before = await findSetting(tx, ctx.tenant.id)
    if (setting.has_second_level && !before.has_second_level && !has_read_rule) return fail('distributionRule')
    const { is_open, has_second_level, attribution_days, settle_days } = setting
    await tx.rows(SAVE_SETTING, [ctx.tenant.id, is_open, has_second_level, attribution_days, settle_days])
    return presentSetting(ctx, { is_open, has_second_level, attribution_days, settle_days })
  })
}
