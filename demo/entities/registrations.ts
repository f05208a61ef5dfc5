import { insert } from '../../server/src/db/insert'
import { typedCode } from '../../server/src/lib/random'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { moment } from './moment'

/** Seeds the registration settings of events and the registrations of users. */
export async function seedRegistrations(scene: Scene, { events, forms, users }: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const [formId, userId] = [numbered(forms, (f) => f.slug), numbered(users, (u) => u.key)]
  const registrations = events.flatMap(({ registration }, i) =>
    registration ? [{ ...registration, eventId: i + 1 }] : [],
  )
  const settings = registrations.map(({ eventId, form, needsApproval, cancelHours, closes, signinDistance }) => ({
    tenantId,
    eventId,
    formId: form === undefined ? null : formId(form),
    needsApproval: needsApproval ?? false,
    cancelHours: cancelHours ?? null,
    closesAt: closes ? moment(scene, closes) : null,
    signinDistance: signinDistance ?? null,
  }))
  await insert(tx, 'registration_setting', settings)
  const people = registrations.flatMap(({ eventId, form, people: visitors }) =>
    visitors.map(({ user, status, answers }) => ({
      eventId,
      formId: form === undefined ? null : formId(form),
      userId: userId(user),
      status,
      answers,
    })),
  )
  await insert(
    tx,
    'event_registration',
    people.map((person, i) => ({ tenantId, id: i + 1, code: typedCode(), createdAt: now, changedAt: now, ...person })),
  )
}
