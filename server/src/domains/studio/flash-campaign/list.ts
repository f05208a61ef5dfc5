import type { FlashCampaignStatus } from '@storefront/contract/domain/site/flash-campaign'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { FlashCampaign, FlashCampaignDetail } from '@storefront/contract/entities/studio/flash-campaign'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { campaignIn, LIST_COLUMNS, type ListRow, presentCampaign } from './present'

const shape: QueryShape = {
  table: 'flash_campaign',
  columns: LIST_COLUMNS,
  joins: '',
  orderings: BY_ID,
  search: ['t.title'],
  moment: 't.start_at',
}

/** Whether campaign `t` has a status (contract/domain/site/flash-campaign). @param now gives a placeholder of the request's moment */
const conditions: Readonly<Record<FlashCampaignStatus, (now: () => string) => string>> = {
  draft: () => "t.state = 'draft'",
  scheduled: (now) => `t.state = 'scheduled' and t.start_at > ${now()}`,
  running: (now) => `t.state = 'scheduled' and t.start_at <= ${now()} and t.end_at > ${now()}`,
  ended: (now) => `t.state = 'scheduled' and t.end_at <= ${now()}`,
  stopped: () => "t.state = 'stopped'",
}

/** Campaigns of a status or all, the newest first. */
export async function listCampaigns(
  ctx: UserCtx,
  { status, ...listQuery }: ListQuery & { status?: FlashCampaignStatus },
): Promise<Page<FlashCampaign> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (status) sql.where(conditions[status](() => sql.param(ctx.now)))
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  const order = orderingOf(shape, listQuery.ordering ?? '') ?? 't.id desc'
  const { count, results } = await ctx.db.read((tx) => runList<ListRow>(tx, sql, shape, order, listQuery))
  return { count, results: results.map((row) => presentCampaign(ctx, row)) }
}

/** Returns one campaign. */
export const readCampaign = (ctx: UserCtx, id: number): Promise<FlashCampaignDetail | Failure> =>
  ctx.db.read(async (tx) => (await campaignIn(ctx, tx, id)) ?? fail('notFound'))
