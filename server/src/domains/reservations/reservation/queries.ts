import { formStatus, type FormLimit, limitsReached } from '@storefront/contract/domain/forms/form-gate'
import type { FormStatus } from '@storefront/contract/domain/forms/form-gate'
import type { Connection } from '../../../db'
import type { DisabledDays } from '../../../db/stored.types'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'
import type { VariantRow } from './slots'

export interface ResvRow extends PictureRow {
  id: number
  slug: string
  title: string
  abstract: string
  description: string
  address: string
  json_schema: Record<string, unknown>
  ui_schema: Record<string, unknown>
  is_active: boolean
  start_at: string | null
  end_at: string | null
  limit_total: number | null
  limit_daily: number | null
  time_zone: string | null
  calendar_mode: 'month' | 'week'
  disabled_days: DisabledDays
  needs_approval: boolean
  forbid_overlap: boolean
  cancel_hours: number | null
  reminder_hours: number | null
  notice_minutes: number
  days_ahead: number
  success_page_title: string
  success_page_message: string
  /** In minor units; null where no variant has a price. */
  price_from: number | null
  price_to: number | null
}

const priceColumn = (aggregate: 'min' | 'max', name: string): string =>
  `(select ${aggregate}(v.price) from resv_variant v where v.tenant_id = $1 and v.resv_id = t.id and v.is_active) as ${name}`

export const RESV_COLUMNS = `t.id, t.slug, t.title, t.abstract, t.description, t.address, t.json_schema, t.ui_schema, t.is_active, t.start_at, t.end_at,
  t.limit_total, t.limit_daily, t.time_zone, t.calendar_mode, t.disabled_days, t.needs_approval, t.forbid_overlap, t.cancel_hours, t.reminder_hours,
  t.notice_minutes, t.days_ahead, t.success_page_title, t.success_page_message,
  ${priceColumn('min', 'price_from')}, ${priceColumn('max', 'price_to')}, ${PICTURE_COLUMNS}`
export const RESV_JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

/**
 * `share`: nothing is closed and no rule changed while this transaction books. `update`: nothing is booked meanwhile.
 */
export type ResvLock = 'none' | 'share' | 'update'
const LOCKS: Readonly<Record<ResvLock, string>> = {
  none: '',
  share: 'for share of t',
  update: 'for no key update of t',
}

/** Returns a reservation by its id (digits) or its slug. */
export async function findResv(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  key: string,
  lock: ResvLock = 'none',
): Promise<ResvRow | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key)
  const text = `select ${RESV_COLUMNS} from resv t ${RESV_JOINS} where t.tenant_id = $1 and t.${isId ? 'id' : 'slug'} = $2 ${LOCKS[lock]}`
  const [row] = await tx.rows<ResvRow>(
    text,
    [ctx.tenant.id, isId ? Number(key) : key],
    `resv_by_${isId ? 'id' : 'slug'}_${lock}`,
  )
  return row
}

/** A variant's picture under names of its own. */
export interface VariantDetailRow extends VariantRow, PictureRow {
  attribute_values: { name: string; value: string }[]
  description: string
  start_time_only: boolean
  /** In minor units, paid at the place; null shows none. */
  price: number | null
}

const VARIANTS = `select t.id, t.resv_id, t.resource_id, r.capacity, r.unit_minutes, t.is_all_day, t.start_date::text as start_date, t.end_date::text as end_date,
    t.time_ranges, t.attribute_values, t.description, t.start_time_only, t.price, ${PICTURE_COLUMNS}
  from resv_variant t join resv_resource r on r.tenant_id = $1 and r.id = t.resource_id
  left join image im on im.tenant_id = $1 and im.id = t.main_image_id
  where t.tenant_id = $1 and t.resv_id = $2 and t.is_active order by t.position, t.id`

/**
 * Returns the variants of a reservation, in its order. `share`: the capacity of what they draw from stays until this
 * transaction ends.
 */
export function findVariants(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  resvId: number,
  lock: 'none' | 'share' = 'none',
): Promise<VariantDetailRow[]> {
  const text = lock === 'share' ? `${VARIANTS} for share of r` : VARIANTS
  return tx.rows<VariantDetailRow>(text, [ctx.tenant.id, resvId], `resv_variants_${lock}`)
}

/** Returns one of them; undefined when the reservation has none of that id. */
export async function findVariant(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  resvId: number,
  variantId: number,
  lock: 'none' | 'share' = 'none',
): Promise<VariantDetailRow | undefined> {
  return (await findVariants(tx, ctx, resvId, lock)).find(({ id }) => id === variantId)
}

const TALLY = `select total, case when day >= $4::date then today else 0 end as today from resv_tally
  where tenant_id = $1 and resv_id = $2 and user_id = $3`

/**
 * Returns the limits that this user has reached of a reservation; a visitor none. `today` is the day of the
 * reservation's zone.
 */
export async function findLimits(tx: Connection, ctx: Ctx, row: ResvRow, today: string): Promise<FormLimit[]> {
  const quotas = { lu: row.limit_total, lupd: row.limit_daily }
  if (!ctx.user || (quotas.lu === null && quotas.lupd === null)) return []
  const [usage] = await tx.rows<{ total: number; today: number }>(
    TALLY,
    [ctx.tenant.id, row.id, ctx.user.id, today],
    'resv_usage',
  )
  return limitsReached(quotas, usage ?? { total: 0, today: 0 })
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export const timesOf = (row: Pick<ResvRow, 'is_active' | 'start_at' | 'end_at'>) => ({
  isActive: row.is_active,
  start: iso(row.start_at),
  end: iso(row.end_at),
})

export const statusOf = (row: Pick<ResvRow, 'is_active' | 'start_at' | 'end_at'>, now: Date): FormStatus =>
  formStatus(timesOf(row), now.getTime())
