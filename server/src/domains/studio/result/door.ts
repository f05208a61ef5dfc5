import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioResultEndpoints } from '@storefront/contract/endpoints/studio/result'
import type { Page } from '@storefront/contract/entities/common'
import type { DoorLine } from '@storefront/contract/entities/studio/result'
import type { UserCtx } from '../../../core/context.types'
import type { Failure } from '../../../core/failure'
import { screenText, translate } from '../../../core/i18n'
import { applyQuery, ListSql, type QueryShape, runList } from '../../../db/list'
import { presentScan, type ScanRow, scanShape } from '../../door/scans'
import { shownMobile } from '../customer/holder'

interface LineRow extends ScanRow {
  event_id: number
  event_name: string
  holder_name: string | null
  holder_mobile: string
}

const shape: QueryShape = {
  ...scanShape,
  columns: `${scanShape.columns}, t.event_id, e.name as event_name, coalesce(nullif(i.attendee ->> 'name', ''), h.name) as holder_name,
    coalesce(h.mobile, '') as holder_mobile`,
  joins: `${scanShape.joins} join event e on e.tenant_id = $1 and e.id = t.event_id
    left join account h on h.tenant_id = $1 and h.id = coalesce(i.user_id, r.user_id)`,
}

const present = (ctx: UserCtx, row: LineRow): DoorLine => {
  const scan = presentScan(row)
  return {
    ...scan,
    event: { id: row.event_id, name: row.event_name },
    holder: row.holder_name === null ? null : { name: row.holder_name, mobile: shownMobile(ctx, row.holder_mobile) },
    result_display: translate(ctx.language, `studio.doorResult.${scan.result}`),
    direction_display: translate(ctx.language, `studio.doorDirection.${scan.direction}`),
    reason_display: scan.reason === null ? '' : (screenText(ctx.language, 'door', `door.reasons.${scan.reason}`) ?? ''),
  }
}

/** Returns the scans at the doors of all events, with whom the codes belong to. */
export async function listDoorLines(
  ctx: UserCtx,
  query: QueryOf<(typeof studioResultEndpoints)['studioDoorScans']>,
): Promise<Page<DoorLine> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (query.event !== undefined) sql.where(`t.event_id = ${sql.param(query.event)}`)
  if (query.result) sql.where(`t.result = ${sql.param(query.result)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<LineRow>(tx, sql, shape, 't.id desc', query))
  return { count, results: results.map((row) => present(ctx, row)) }
}
