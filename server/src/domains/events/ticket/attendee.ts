import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { AttendeeInput } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/stored.types'
import { Failure, fail } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { changeOptions, returnOptions, type StoredAnswers } from '../../forms/form/options'
import { acceptAnswers } from '../registration/register'
import type { FormRow, SettingRow } from './queries'

type EventForm = Pick<SettingRow, 'form_id'> & FormRow

const storedAnswers = ({ form_id: formId = null, answers = {} }: Attendee): StoredAnswers => ({ formId, answers })

async function readAttendee(
  tx: Connection,
  ctx: UserCtx,
  event: EventForm,
  input: AttendeeInput | undefined,
): Promise<Attendee | Failure> {
  if (event.form_id !== null && !input?.answers) return fail('attendeeRequired')
  const [name, mobile] = [input?.name?.trim() || ctx.user.name, input?.mobile?.trim() || (ctx.user.mobile ?? '')]
  if (mobile !== '' && !isMobile(mobile, ctx.tenant.country)) return mobileFailure(ctx, mobile)
  const answers = await acceptAnswers(tx, ctx, event, input?.answers ?? {})
  if (answers instanceof Failure) return answers
  return { name, mobile, answers, form_id: event.form_id }
}

/**
 * Replaces the attendee of a ticket and returns the new one, ready to be stored: its holder if nobody is named, and the
 * answers to the event's form. Takes the quotas of chosen options and returns those that `before` held.
 */
export async function replaceAttendee(
  tx: Connection,
  ctx: UserCtx,
  event: EventForm,
  before: Attendee,
  input: AttendeeInput,
): Promise<Attendee | Failure> {
  const attendee = await readAttendee(tx, ctx, event, input)
  if (attendee instanceof Failure) return attendee
  return (await changeOptions(tx, ctx, [storedAnswers(attendee)], [storedAnswers(before)])) ?? attendee
}

/** Returns the attendees of new tickets, or of reserved ones in the place of those `before`, in their order. */
export async function acceptAttendees(
  tx: Connection,
  ctx: UserCtx,
  event: EventForm,
  inputs: readonly (AttendeeInput | undefined)[],
  before: readonly Attendee[] = [],
): Promise<Attendee[] | Failure> {
  const attendees: Attendee[] = []
  for (const input of inputs) {
    const attendee = await readAttendee(tx, ctx, event, input)
    if (attendee instanceof Failure) return attendee
    attendees.push(attendee)
  }
  return (await changeOptions(tx, ctx, attendees.map(storedAnswers), before.map(storedAnswers))) ?? attendees
}

/**
 * Gives back the options with a quota that attendees chose, as their tickets end. Before the seats: so does buying
 * lock.
 */
export const returnAttendeeOptions = (
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  tickets: readonly { readonly attendee: Attendee }[],
): Promise<void> =>
  returnOptions(
    tx,
    ctx,
    tickets.map(({ attendee }) => storedAnswers(attendee)),
  )
