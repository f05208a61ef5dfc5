import type { AttendeeInput } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/schema'
import { Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { acceptAnswers } from '../registration/register'
import type { FormRow, SettingRow } from './queries'

type EventForm = Pick<SettingRow, 'form_id'> & FormRow

/** For whom a ticket is, ready to be stored: its holder where nobody is named, and the answers of the event's form. */
export async function acceptAttendee(tx: Connection, ctx: UserCtx, event: EventForm, input: AttendeeInput | undefined): Promise<Attendee | Failure> {
  if (event.form_id !== null && !input?.answers) return fail('attendeeRequired')
  const answers = await acceptAnswers(tx, ctx, event, input?.answers ?? {})
  if (answers instanceof Failure) return answers
  return { name: input?.name?.trim() || ctx.user.name, mobile: input?.mobile?.trim() || (ctx.user.mobile ?? ''), answers }
}

/** The attendees of so many tickets, in their order. */
export async function acceptAttendees(
  tx: Connection,
  ctx: UserCtx,
  event: EventForm,
  quantity: number,
  inputs: readonly AttendeeInput[] = [],
): Promise<Attendee[] | Failure> {
  const attendees: Attendee[] = []
  for (let n = 0; n < quantity; n++) {
    const attendee = await acceptAttendee(tx, ctx, event, inputs[n])
    if (attendee instanceof Failure) return attendee
    attendees.push(attendee)
  }
  return attendees
}
