import type { Translations } from '@storefront/contract/domain/content/translation'
import type { RegistrationStatus } from '@storefront/contract/domain/events/registration'
import type { Connection } from '../../../db'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { shortTranslations } from '../../../lib/translation'
import { type PictureRow, pictureSql } from '../../../lib/picture'

/** The fields of an event shown beside a registration. */
interface EventFacts {
  event_id: number
  event_name: string
  event_address: string
  event_venue: string
  event_translations: Translations
  event_start: string
  event_end: string
  event_zone: string | null
  event_all_day: boolean
  event_image: PictureRow | null
  cancel_hours: number | null
}

const EVENT_COLUMNS = `e.id as event_id, e.name as event_name, e.address as event_address, e.venue as event_venue, ${shortTranslations('e')} as event_translations, e.start_at as event_start,
  e.end_at as event_end, e.zone as event_zone, e.is_all_day as event_all_day, ${pictureSql('e.main_image_id')} as event_image`

/** An event that takes registrations. */
export interface SettingRow extends EventFacts {
  seats_available: number | null
  latitude: number | null
  longitude: number | null
  needs_approval: boolean
  opens_at: string | null
  closes_at: string | null
  signin_distance: number | null
  form_id: number | null
  form_slug: string | null
  json_schema: Record<string, unknown> | null
  ui_schema: Record<string, unknown> | null
}

const SETTING = `select ${EVENT_COLUMNS}, e.seats_available, e.latitude, e.longitude, s.needs_approval, s.opens_at, s.closes_at, s.cancel_hours,
    s.signin_distance, s.form_id, f.slug as form_slug, f.json_schema, f.ui_schema
  from event e join registration_setting s on s.tenant_id = $1 and s.event_id = e.id
  left join form f on f.tenant_id = $1 and f.id = s.form_id
  where e.tenant_id = $1 and e.is_active and `

/** Returns an active event that takes registrations, by its id (digits) or slug. */
export async function findSetting(
  tx: Connection,
  ctx: Pick<Ctx, 'tenant'>,
  key: string | number,
): Promise<SettingRow | undefined> {
  const isId = typeof key === 'number' || /^[1-9]\d{0,14}$/.test(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key]
  const [row] = await tx.rows<SettingRow>(
    SETTING + (isId ? 'e.id = $2' : 'e.slug = $2'),
    values,
    isId ? 'registration_by_id' : 'registration_by_slug',
  )
  return row
}

/** A stored registration with its event and the fields of its form. */
export interface RegistrationRow extends EventFacts {
  id: number
  user_id: number
  code: string
  status: RegistrationStatus
  form_id: number | null
  answers: Record<string, unknown>
  reason: string
  signed_in_at: string | null
  created_at: string
  json_schema: Record<string, unknown> | null
  ui_schema: Record<string, unknown> | null
  user_name: string
  user_mobile: string | null
}

/** The columns of `event_registration t` and its joins. */
export const REGISTRATION_COLUMNS = `t.id, t.user_id, t.code, t.status, t.form_id, t.answers, t.reason, t.signed_in_at, t.created_at, ${EVENT_COLUMNS},
  s.cancel_hours, f.json_schema, f.ui_schema, a.name as user_name, a.mobile as user_mobile`
export const REGISTRATION_JOINS = `join event e on e.tenant_id = $1 and e.id = t.event_id
  left join registration_setting s on s.tenant_id = $1 and s.event_id = t.event_id
  left join form f on f.tenant_id = $1 and f.id = t.form_id
  join account a on a.tenant_id = $1 and a.id = t.user_id`

const ONE = `select ${REGISTRATION_COLUMNS} from event_registration t ${REGISTRATION_JOINS} where t.tenant_id = $1 and t.id = $2`

/** Finds a registration by its id. With `lock` no other transaction changes it until this one ends. */
export async function findRegistration(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  id: number,
  lock = false,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx.rows<RegistrationRow>(
    lock ? `${ONE} for no key update of t` : ONE,
    [ctx.tenant.id, id],
    `registration_one_${lock}`,
  )
  return row
}

const OWN = `select ${REGISTRATION_COLUMNS} from event_registration t ${REGISTRATION_JOINS}
  where t.tenant_id = $1 and t.event_id = $2 and t.user_id = $3 and t.status in ('pending', 'confirmed', 'signed_in')`

/** Returns the registration of a user for an event that is not cancelled or refused. */
export async function findOwnRegistration(
  tx: Connection,
  ctx: Ctx,
  eventId: number,
): Promise<RegistrationRow | undefined> {
  if (!ctx.user) return undefined
  const [row] = await tx.rows<RegistrationRow>(OWN, [ctx.tenant.id, eventId, ctx.user.id], 'registration_own')
  return row
}
