import type { OpsResvRecord, ResvClosure, ResvSchedule, ScheduleSlot } from '../../entities/reservations/reservation'

interface Span {
  readonly start: string
  readonly end: string
}

const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)

/** Bookings of a slot; of something that lasts several days on each of them. */
export const bookingsOf = ({ records }: ResvSchedule, slot: ScheduleSlot): OpsResvRecord[] =>
  records.filter((record) => record.resvvariant.id === slot.resvvariant && overlaps(record, slot))

/** Closures that a slot lies in. */
export const closuresOf = ({ closures }: ResvSchedule, slot: ScheduleSlot): ResvClosure[] =>
  closures.filter(
    (closure) => (closure.resvvariant === null || closure.resvvariant === slot.resvvariant) && overlaps(closure, slot),
  )

/** Returns the slots of a day, those of one variant together, in the order of the variants and then of time. */
export function slotsByVariant(
  { days, resvvariants }: ResvSchedule,
  date: string,
): { readonly id: number; readonly label: string; readonly slots: readonly ScheduleSlot[] }[] {
  const slots = days.find((day) => day.date === date)?.slots ?? []
  return resvvariants
    .map(({ id, attributes_label }) => ({
      id,
      label: attributes_label,
      slots: slots.filter((slot) => slot.resvvariant === id),
    }))
    .filter((group) => group.slots.length > 0)
}

/** Seats, those that are booked and requests of some slots together. */
export function totalsOf(slots: readonly ScheduleSlot[]): Pick<ScheduleSlot, 'quota' | 'booked' | 'pending'> {
  const sum = (of: (slot: ScheduleSlot) => number): number => slots.reduce((total, slot) => total + of(slot), 0)
  return {
    quota: sum(({ quota }) => quota),
    booked: sum(({ booked }) => booked),
    pending: sum(({ pending }) => pending),
  }
}

/** A row of the week: one time of day, with the slot that each day has then. */
export interface WeekRow {
  readonly time: string
  readonly slots: readonly (ScheduleSlot | undefined)[]
}

/** Returns the week of a variant as rows by time of day; whole days are one row without a time. */
export function weekRows({ days }: ResvSchedule, variantId: number): WeekRow[] {
  const byDay = days.map(({ slots }) => slots.filter((slot) => slot.resvvariant === variantId))
  const times = [...new Set(byDay.flat().map(({ start_time }) => start_time ?? ''))].sort()
  return times.map((time) => ({
    time,
    slots: byDay.map((slots) => slots.find(({ start_time }) => (start_time ?? '') === time)),
  }))
}
