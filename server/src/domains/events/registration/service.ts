import {
  activeStatuses,
  cancelUntil,
  distanceBetween,
  isSigninTime,
} from '@storefront/contract/domain/events/registration'
import type { Answers } from '@storefront/contract/domain/forms/form-answers'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { EventRegistration, RegistrationForm } from '@storefront/contract/entities/events/registration'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { changeOptions } from '../../forms/form/options'
import { moveRegistration } from './lifecycle'
import { factsOf, presentForm, presentOwn, presentRegistrations } from './presenter'
import {
  findOwnRegistration,
  findRegistration,
  findSetting,
  REGISTRATION_COLUMNS,
  REGISTRATION_JOINS,
  type RegistrationRow,
  type SettingRow,
} from './queries'
import { acceptAnswers } from './register'

/** Returns the registration form of an event; notFound for no event. */
export function readRegistrationForm(ctx: Ctx, key: string): Promise<RegistrationForm | Failure> {
  return ctx.db.read(async (tx) => {
    const setting = await findSetting(tx, ctx, key)
    return setting
      ? presentForm(ctx, tx, setting, await findOwnRegistration(tx, ctx, setting.event_id))
      : fail('notFound')
  })
}

// A form for a change starts from it, too: what was filled in for another event must not take its place.
const LATEST = `select answers from event_registration where tenant_id = $1 and user_id = $2 and form_id = $3
  order by (event_id = $4 and status = any($5)) desc, id desc limit 1`

/** Returns the user's answers for this event, else those of their last registration with the same form. */
export function readLatestFormData(
  ctx: UserCtx,
  key: string,
): Promise<{ data: Record<string, unknown> | null } | Failure> {
  return ctx.db.read(async (tx) => {
    const setting = await findSetting(tx, ctx, key)
    if (!setting) return fail('notFound')
    const values = [ctx.tenant.id, ctx.user.id, setting.form_id, setting.event_id, [...activeStatuses]]
    const [row] = await tx.rows<{ answers: Record<string, unknown> }>(LATEST, values, 'registration_latest')
    return { data: row?.answers ?? null }
  })
}

const shape: QueryShape = {
  table: 'event_registration',
  columns: REGISTRATION_COLUMNS,
  joins: REGISTRATION_JOINS,
  orderings: { '-id': 't.id desc' },
  search: ['t.code'],
  moment: 't.created_at',
}

/** Returns one's own registrations, the newest first. */
export async function listRegistrations(ctx: UserCtx, query: ListQuery): Promise<Page<EventRegistration> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RegistrationRow>(tx, sql, shape, order, query)
    return { count, results: await presentRegistrations(ctx, tx, results) }
  })
}

/** Executes work on the caller's own registration under its lock, and returns the registration afterwards. */
function withOwn(
  ctx: UserCtx,
  id: number,
  work: (tx: Connection, row: RegistrationRow) => Promise<Failure | null>,
): Promise<EventRegistration | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findRegistration(tx, ctx, id, true)
    if (row?.user_id !== ctx.user.id) return fail('notFound')
    const failure = await work(tx, row)
    if (failure) return failure
    const newRow = await findRegistration(tx, ctx, id)
    return newRow ? presentOwn(ctx, tx, newRow) : fail('notFound')
  })
}

/** Cancels one's registration in time, which frees its seat. */
export const cancelRegistration = (ctx: UserCtx, id: number): Promise<EventRegistration | Failure> =>
  withOwn(ctx, id, async (tx, row) =>
    ctx.now.getTime() > cancelUntil(factsOf(row))
      ? fail('registrationCancelLate')
      : moveRegistration(ctx, tx, row, 'cancel'),
  )

const EDIT = `update event_registration set form_id = $3, answers = $4, changed_at = $5
  where tenant_id = $1 and id = $2 and status in ('pending', 'confirmed') returning 1`

/** Changes what was filled in, as long as the registration can be cancelled. */
export const editRegistration = (ctx: UserCtx, id: number, data: Answers): Promise<EventRegistration | Failure> =>
  withOwn(ctx, id, async (tx, row) => {
    const setting = await findSetting(tx, ctx, row.event_id)
    if (!setting || ctx.now.getTime() > cancelUntil(factsOf(row))) return fail('registrationMoved')
    const answers = await acceptAnswers(tx, ctx, setting, data)
    if (answers instanceof Failure) return answers
    const failure = await changeOptions(
      tx,
      ctx,
      [{ formId: setting.form_id, answers }],
      [{ formId: row.form_id, answers: row.answers }],
    )
    if (failure) return failure
    const rows = await tx.rows(
      EDIT,
      [ctx.tenant.id, id, setting.form_id, JSON.stringify(answers), ctx.now],
      'registration_edit',
    )
    return rows.length > 0 ? null : fail('registrationMoved')
  })

interface Location {
  latitude?: number
  longitude?: number
}

/** Whether a visitor is where the event wants them to be to sign in; null when they are, or when it does not ask. */
function locationFailure({ signin_distance, latitude, longitude }: SettingRow, location: Location): Failure | null {
  if (signin_distance === null || latitude === null || longitude === null) return null
  if (location.latitude === undefined || location.longitude === undefined) return fail('signinLocation')
  const distance = distanceBetween(
    { latitude, longitude },
    { latitude: location.latitude, longitude: location.longitude },
  )
  return distance > signin_distance ? fail('signinDistance', { distance: Math.ceil(distance) }) : null
}

/** Signs in at an event, near it where the event asks for that. Signing in twice changes nothing. */
export const signIn = (ctx: UserCtx, id: number, location: Location): Promise<EventRegistration | Failure> =>
  withOwn(ctx, id, async (tx, row) => {
    if (row.status === 'signed_in') return null
    if (!isSigninTime(factsOf(row), ctx.now.getTime())) return fail('signinTime')
    const setting = await findSetting(tx, ctx, row.event_id)
    if (!setting) return fail('notFound')
    return locationFailure(setting, location) ?? moveRegistration(ctx, tx, row, 'signin')
  })
