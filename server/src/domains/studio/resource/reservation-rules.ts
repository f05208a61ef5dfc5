import { minuteOfDay, type TimeRangeConfig } from '@storefront/contract/domain/reservations/calendar'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { RowValues } from '@storefront/contract/resources/define'
import { type Hours, parseShape } from '@storefront/contract/resources/shapes'
import { badPart } from '../../../core/bad-request'
import { parseObject } from './codec'
import type { ResourceTable } from './resource-table.types'

type Check = NonNullable<ResourceTable['check']>

/** Whether all ranges begin and end on a grid from midnight on; others would give no slot. */
const areOnGrid = (hours: readonly TimeRangeConfig[], unitMinutes: number): boolean =>
  hours.every(
    ({ start_time, end_time }) =>
      minuteOfDay(start_time) % unitMinutes === 0 && minuteOfDay(end_time) % unitMinutes === 0,
  )

const GRIDS = 'select id, unit_minutes from resv_resource where tenant_id = $1 and id = any($2::bigint[]) for share'

/** Each variant has something to book: days, or hours on the grid of what it draws from; and its form can be drawn. */
export const checkReservation: Check = async (ctx, tx, _, { variants, json_schema, ui_schema }) => {
  const rows = variants as readonly RowValues[]
  const grids = await tx.rows<{ id: number; unit_minutes: number }>(GRIDS, [
    ctx.tenant.id,
    rows.map(({ resource }) => resource as number),
  ])
  for (const [at, row] of rows.entries()) {
    const place = (field: string) => `variants.${at}.${field}`
    const hours = (parseShape('hours', row.hours) ?? []) as Hours
    const [first, last] = [row.start_date as string | null, row.end_date as string | null]
    if (first !== null && last !== null && last < first)
      return badPart(place('end_date'), 'beforeStart', {}, ctx.language)
    if (row.is_all_day) continue
    if (hours.length === 0) return badPart(place('hours'), 'required', {}, ctx.language)
    const unit = grids.find(({ id }) => id === row.resource)?.unit_minutes ?? 1
    if (!areOnGrid(hours, unit)) return badPart(place('hours'), 'offGrid', { n: unit }, ctx.language)
  }
  const source = parseObject(json_schema)
  // Nothing is asked.
  if (source && Object.keys(source).length === 0) return null
  const schema = formSchemaOf(source, parseObject(ui_schema))
  const isDrawn =
    schema.fault === undefined && Object.values(schema.properties).every(({ fault }) => fault === undefined)
  return isDrawn ? null : badPart('json_schema', 'wrongType', {}, ctx.language)
}

const RESOURCE = `select capacity, unit_minutes,
    coalesce((select max(u.taken) from resv_unit u where u.tenant_id = $1 and u.resource_id = $2 and u.at >= $3), 0) as taken
  from resv_resource where tenant_id = $1 and id = $2`
const RANGES =
  'select time_ranges from resv_variant where tenant_id = $1 and resource_id = $2 and is_active and not is_all_day'

interface ResourceState {
  capacity: number
  unit_minutes: number
  /** The most seats that are taken at one time from now on. */
  taken: number
}

/**
 * The seats that are taken from now on stay, and so does their grid. The caller holds the row, and each booking shares
 * it: what is taken stays so until the save is written.
 */
export const checkReservationResource: Check = async (ctx, tx, id, { capacity, unit_minutes }) => {
  if (id === null) return null
  const [state] = await tx.rows<ResourceState>(RESOURCE, [ctx.tenant.id, id, ctx.now])
  if (!state) return null
  const [seats, unit] = [Number(capacity), Number(unit_minutes)]
  if (seats < state.capacity && seats < state.taken)
    return badPart('capacity', 'tooSmall', { n: state.taken }, ctx.language)
  if (unit === state.unit_minutes) return null
  if (state.taken > 0) return badPart('unit_minutes', 'bookedBefore', {}, ctx.language)
  const ranges = await tx.rows<{ time_ranges: readonly TimeRangeConfig[] }>(RANGES, [ctx.tenant.id, id])
  return ranges.every(({ time_ranges }) => areOnGrid(time_ranges, unit))
    ? null
    : badPart('unit_minutes', 'hoursOffGrid', {}, ctx.language)
}
