import {
  cancelUntil,
  type RegistrationActor,
  registrationActions,
  registrationState,
} from '@storefront/contract/domain/events/registration'
import type {
  EventRegistration,
  OpsRegistration,
  RegistrationForm,
} from '@storefront/contract/entities/events/registration'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { pictureOf } from '../../../lib/picture'
import { ownZone } from '../../../lib/zone'
import { presentFormPart } from '../../forms/form/record'
import { answerTexts } from '../../forms/submission/answer-texts'
import { presentPlace } from '../ticket/queries'
import type { RegistrationRow, SettingRow } from './queries'

const iso = (moment: string): string => new Date(moment).toISOString()
const isoOrNull = (moment: string | null): string | null => moment && iso(moment)

const presentEvent = (ctx: Ctx, row: SettingRow | RegistrationRow): RegistrationForm['event'] => ({
  id: row.event_id,
  ...presentPlace(ctx, row),
  start: iso(row.event_start),
  end: iso(row.event_end),
  ...ownZone(row.event_zone, ctx.now),
  is_all_day: row.event_all_day,
  main_image: row.event_image && pictureOf(ctx.ports.storage, row.event_image),
})

/** Returns a registration as the rules of contract/domain/events/registration see it. */
export const factsOf = (row: RegistrationRow) => ({
  status: row.status,
  start: Date.parse(row.event_start),
  end: Date.parse(row.event_end),
  cancelHours: row.cancel_hours,
})

/** Registrations as one of the two sides sees them. */
export async function presentRegistrations(
  ctx: Ctx,
  tx: Connection,
  rows: readonly RegistrationRow[],
  actor: RegistrationActor = 'user',
) {
  const texts = await answerTexts(ctx, tx, rows)
  return rows.map((row, n): EventRegistration => {
    const actions = registrationActions(factsOf(row), actor, ctx.now.getTime())
    const answers = (texts[n] ?? []).map(({ title, value, images }) => ({
      title,
      value: [value, ...images].filter(Boolean).join(' '),
    }))
    return {
      id: row.id,
      code: row.code,
      event: presentEvent(ctx, row),
      status: row.status,
      status_display: translate(ctx.language, `events.registration.${row.status}`),
      reason: row.reason,
      cancel_until: actions.includes('cancel') ? new Date(cancelUntil(factsOf(row))).toISOString() : null,
      signed_in: isoOrNull(row.signed_in_at),
      answers: answers.filter(({ value }) => value !== ''),
      created: iso(row.created_at),
      actions,
    }
  })
}

/** Returns one registration as its owner sees it. */
export async function presentOwn(ctx: Ctx, tx: Connection, row: RegistrationRow): Promise<EventRegistration> {
  const [registration] = await presentRegistrations(ctx, tx, [row])
  if (!registration) throw new Error('a registration that is not there')
  return registration
}

/** Registrations as operators see them, with who registered. */
export async function presentForOps(
  ctx: Ctx,
  tx: Connection,
  rows: readonly RegistrationRow[],
): Promise<OpsRegistration[]> {
  const registrations = await presentRegistrations(ctx, tx, rows, 'ops')
  return registrations.map((registration, n) => ({
    ...registration,
    user: { name: rows[n]?.user_name ?? '', mobile: rows[n]?.user_mobile ?? '' },
  }))
}

export const closesOf = (row: SettingRow): string => row.closes_at ?? row.event_start

/** Whether an event takes registrations now. */
export const stateOf = (row: SettingRow, now: Date) =>
  registrationState(
    {
      opens: row.opens_at === null ? null : Date.parse(row.opens_at),
      closes: Date.parse(closesOf(row)),
      seatsAvailable: row.seats_available,
    },
    now.getTime(),
  )

/** Presents the registration form of an event, with the user's own registration if there is one. */
export async function presentForm(
  ctx: Ctx,
  tx: Connection,
  row: SettingRow,
  own: RegistrationRow | undefined,
): Promise<RegistrationForm> {
  return {
    event: presentEvent(ctx, row),
    form: await presentFormPart(ctx, tx, row),
    state: stateOf(row, ctx.now),
    opens: isoOrNull(row.opens_at),
    closes: iso(closesOf(row)),
    seats_available: row.seats_available,
    needs_approval: row.needs_approval,
    needs_location: row.signin_distance !== null,
    registration: own ? await presentOwn(ctx, tx, own) : null,
  }
}
