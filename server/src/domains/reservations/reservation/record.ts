import type { RecordStatus } from '@storefront/contract/domain/reservations/record'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { type PictureRow, pictureSql } from '../../../lib/picture'

/** A stored booking with what is shown of its reservation and its variant. */
export interface RecordRow {
  id: number
  code: string
  resv_id: number
  variant_id: number
  resource_id: number
  user_id: number | null
  name: string
  mobile: string
  status: RecordStatus
  start_at: string
  end_at: string
  start_date: string
  end_date: string
  answers: Record<string, unknown>
  note: string
  reason: string
  source: 'user' | 'walk_in'
  overbook_reason: string
  created_at: string
  resv_slug: string
  resv_title: string
  resv_address: string
  resv_image: PictureRow | null
  json_schema: Record<string, unknown>
  ui_schema: Record<string, unknown>
  time_zone: string | null
  cancel_hours: number | null
  reminder_hours: number | null
  attribute_values: { name: string; value: string }[]
  is_all_day: boolean
  start_time_only: boolean
  /** The name and mobile number of the account, if there is one. */
  account_name: string | null
  account_mobile: string | null
}

export const RECORD_COLUMNS = `t.id, t.code, t.resv_id, t.variant_id, t.resource_id, t.user_id, t.name, t.mobile, t.status, t.start_at, t.end_at,
  t.start_date::text as start_date, t.end_date::text as end_date, t.answers, t.note, t.reason, t.source, t.overbook_reason, t.created_at,
  r.slug as resv_slug, r.title as resv_title, r.address as resv_address, ${pictureSql('r.main_image_id')} as resv_image,
  r.json_schema, r.ui_schema, r.time_zone, r.cancel_hours, r.reminder_hours, v.attribute_values, v.is_all_day, v.start_time_only,
  a.name as account_name, a.mobile as account_mobile`
export const RECORD_JOINS = `join resv r on r.tenant_id = $1 and r.id = t.resv_id
  join resv_variant v on v.tenant_id = $1 and v.id = t.variant_id
  left join account a on a.tenant_id = $1 and a.id = t.user_id`

const ONE = `select ${RECORD_COLUMNS} from resv_record t ${RECORD_JOINS} where t.tenant_id = $1 and t.id = $2`

/** Finds a booking by its id. With `lock` no other transaction changes it until this one ends. */
export async function findRecord(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  id: number,
  lock = false,
): Promise<RecordRow | undefined> {
  const [row] = await tx.rows<RecordRow>(
    lock ? `${ONE} for no key update of t` : ONE,
    [ctx.tenant.id, id],
    `resv_record_one_${lock}`,
  )
  return row
}
