import { SPREADSHEET_LIMITS } from '@storefront/contract/domain/spreadsheet/sheet'
import type { Connection } from '../../../db'
import type { SourceRow } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { importSizes } from './import-sizes'
import { itemsOfRows } from './read-rows'
import type { StoredPlan } from './stored-plan'

/** Rows of which the items are found at once. */
const BATCH = 2000
const NEXT = `select row, cells from spreadsheet_row where tenant_id = $1 and plan_id = $2 and row > $3 order by row limit ${BATCH}`
const SET_ITEMS = `update spreadsheet_row r set item = u.item, part = null, action = null, outcome = null from unnest($5::int[], $6::text[]) as u(row, item)
  where r.tenant_id = $1 and r.plan_id = $2 and r.row between $3 and $4 and r.row = u.row`
const GROUPED = 'update spreadsheet_plan set grouped_to = $3, last_group = $4 where tenant_id = $1 and id = $2'

/** Finds the items of the next rows of a file whose columns have got other meanings. */
export async function groupNextRows(ctx: StaffCtx, tx: Connection, plan: StoredPlan): Promise<Failure | null> {
  const key = [ctx.tenant.id, plan.id]
  const rows = await tx.rows<SourceRow>(NEXT, [...key, plan.grouped_to])
  const items = itemsOfRows(ctx, plan, rows, plan.last_group)
  if (items instanceof Failure) return items
  const [first = 0, last = 0] = [rows[0]?.row, rows.at(-1)?.row]
  await tx.rows(SET_ITEMS, [...key, first, last, rows.map(({ row }) => row), items.items])
  await tx.rows(GROUPED, [...key, rows.length < BATCH ? plan.read_to : last, items.last])
  return null
}

const LARGEST = `select min(row) as row from spreadsheet_row where tenant_id = $1 and plan_id = $2 group by item having count(*) > $3 order by 1 limit 1`
// In the order of their first rows; a part ends with the item that fills it.
const CUT = `with items as (select item, count(*) as n, min(row) as first from spreadsheet_row where tenant_id = $1 and plan_id = $2 group by item),
    places as (select item, ((sum(n) over (order by first) - n)::bigint / $3::bigint)::int as part from items)
  update spreadsheet_row r set part = p.part from places p where r.tenant_id = $1 and r.plan_id = $2 and r.item = p.item`
const ADD_PARTS = `insert into spreadsheet_part (tenant_id, plan_id, part, row_count)
  select $1, $2, part, count(*) from spreadsheet_row where tenant_id = $1 and plan_id = $2 group by part returning part`

/**
 * Cuts the rows of a file into parts, each of whole items; `sheetItemTooLarge` names the first row of an item that has
 * more rows than one part can hold.
 */
export async function cutParts(ctx: StaffCtx, tx: Connection, { id }: StoredPlan): Promise<Failure | null> {
  const key = [ctx.tenant.id, id]
  const [largest] = await tx.rows<{ row: number }>(LARGEST, [...key, SPREADSHEET_LIMITS.rows])
  if (largest) return fail('sheetItemTooLarge', { row: largest.row, max: SPREADSHEET_LIMITS.rows })
  // The rows are new: without figures of them the planner would compare each with each.
  await tx.exec('set local enable_nestloop = off')
  await tx.rows(CUT, [...key, importSizes.partRows])
  await tx.exec('set local enable_nestloop = on')
  await tx.rows(ADD_PARTS, key)
  return null
}
