import { insert } from '../../../db/insert'
import type { RecordStatus } from '@storefront/contract/domain/reservations/record'
import { randomInt } from 'node:crypto'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { planReminder } from './reminder'
import type { ResvRow } from './queries'
import type { Offer, VariantRow } from './slots'

/** Without those that are mistaken for others when they are said or typed: 0 and O, 1, I and L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/** Ten characters: 49 bits, which nobody guesses at a counter, and of which no two are alike in a shop's life. */
export const recordCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** The person who booked: a user, or a walk-in by name. */
interface Booker {
  userId?: number
  name?: string
  mobile?: string
}

interface NewRecord extends Booker {
  status: RecordStatus
  answers?: Record<string, unknown>
  note?: string
  overbookReason?: string
  actorId: number
}

/** Writes a booking and plans its reminder, in the transaction that took its seat. Gives its id. */
export async function createRecord(
  ctx: JobCtx,
  tx: Connection,
  resv: ResvRow,
  variant: VariantRow,
  offer: Offer,
  record: NewRecord,
): Promise<number> {
  const values = {
    tenantId: ctx.tenant.id,
    code: recordCode(),
    resvId: resv.id,
    variantId: variant.id,
    resourceId: variant.resource_id,
    userId: record.userId ?? null,
    name: record.name ?? '',
    mobile: record.mobile ?? '',
    status: record.status,
    startAt: new Date(offer.start),
    endAt: new Date(offer.end),
    startDate: offer.date,
    endDate: offer.lastDate,
    answers: record.answers ?? {},
    note: record.note ?? '',
    source: record.userId === undefined ? ('walk_in' as const) : ('user' as const),
    overbookReason: record.overbookReason ?? '',
    actorId: record.actorId,
    createdAt: ctx.now,
    changedAt: ctx.now,
  }
  const [row] = await insert(tx, 'resv_record', values, { returning: ['id'] })
  if (!row) throw new Error('a booking without an id')
  if (record.status === 'confirmed')
    await planReminder(ctx, tx, { id: row.id, start: offer.start, reminderHours: resv.reminder_hours })
  return row.id
}
