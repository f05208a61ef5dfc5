import { type Static, Type } from '@sinclair/typebox'
import { recordStatuses } from '../../domain/reservations/record'
import { slotBlocks } from '../../domain/reservations/slot'
import { Amount, Id, Image, Moment, Nullable } from '../common'
import { FormOrigins, formStatuses } from '../forms/form'

/** A day of a calendar, `2026-03-01`, and a time of day, `09:30`; both are read in the reservation's own zone. */
export const LocalDate = Type.String({ format: 'date' })
export const LocalTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** A zone's name and its offsets, as `contract/domain/zone` reads them. */
export const TimeZone = Type.Object({
  name: Type.String(),
  offsets: Type.Array(Type.Object({ since: Type.Integer(), minutes: Type.Integer() })),
})

/** A bookable variant of a reservation (spec 3, resvvariant). */
export const ResvVariant = Type.Object({
  id: Id,
  /** "60 分钟 / 大工作室": its attributes as one text. */
  attributes_label: Type.String(),
  attribute_values: Type.Array(Type.Object({ attribute: Type.Object({ name: Type.String() }), value: Type.String() })),
  description: Type.String(),
  main_image: Nullable(Image),
  /** Price, which is paid at the place; null shows none. */
  price: Nullable(Amount),
  resvconfig: Type.Object({
    /** Booked by the day: no slot is chosen. With both dates it is booked as a whole and no date is chosen either. */
    is_all_day: Type.Boolean(),
    start_date: Nullable(LocalDate),
    end_date: Nullable(LocalDate),
    config: Type.Object({ start_time_only: Type.Boolean() }),
  }),
})
export type ResvVariant = Static<typeof ResvVariant>

/** Days that cannot be chosen, even if slots are free; `contract/domain/forms/date-rules` reads it. */
const DisabledDays = Type.Object({
  past: Type.Optional(Type.Boolean()),
  future: Type.Optional(Type.Boolean()),
  weekend: Type.Optional(Type.Boolean()),
  dates: Type.Optional(Type.Array(LocalDate)),
})

/** A reservation in lists. */
export const Resv = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  abstract: Type.String(),
  main_image: Nullable(Image),
  address: Type.String(),
  status: Type.Union(formStatuses.map((status) => Type.Literal(status))),
  /** Lowest and highest price of its variants; null where none has a price. */
  price_from: Nullable(Amount),
  price_to: Nullable(Amount),
})
export type Resv = Static<typeof Resv>

/**
 * A reservation (spec 3): what may be booked and the form that goes with it. The schemas are as a form's; fields with
 * the widgets `variant`, `reservation` and `reservation-result` say where on the form the choice stands.
 */
export const ResvDetail = Type.Composite([
  Resv,
  Type.Object({
    /** Rich text. */
    description: Type.String(),
    json_schema: Type.Record(Type.String(), Type.Unknown()),
    ui_schema: Type.Record(Type.String(), Type.Unknown()),
    quotas: Type.Object({ lu: Nullable(Type.Integer()), lupd: Nullable(Type.Integer()) }),
    uls: Type.Array(Type.Union([Type.Literal('lu'), Type.Literal('lupd')])),
    start: Nullable(Moment),
    end: Nullable(Moment),
    /** The zone of the place that is booked: every date and time of it is read there. */
    time_zone: TimeZone,
    resvvariants: Type.Array(ResvVariant),
    config: Type.Object({
      calendar_mode: Type.Union([Type.Literal('month'), Type.Literal('week')]),
      disabled_days: DisabledDays,
      /** A clerk has to accept each booking. */
      needs_approval: Type.Boolean(),
      /** Hours before the start until which it can be cancelled; null is never. */
      cancel_hours: Nullable(Type.Integer({ minimum: 0 })),
      /** Hours before the start at which a reminder is sent; null sends none. */
      reminder_hours: Nullable(Type.Integer({ minimum: 1 })),
      origins: FormOrigins,
    }),
    /** Subscribe message of the reminder, which the user is asked to allow; empty without one. */
    subscribe_template: Type.String(),
    success_page_title: Type.String(),
    success_page_message: Type.String(),
  }),
])
export type ResvDetail = Static<typeof ResvDetail>

/** Reason why an existing slot cannot be booked by this person; null if it can. */
const Block = Nullable(Type.Union(slotBlocks.map((block) => Type.Literal(block))))

/** A slot of a day. `end_time` at or before `start_time` lies on the next day. */
export const TimeRange = Type.Object({
  start_time: LocalTime,
  end_time: LocalTime,
  start: Moment,
  end: Moment,
  quota: Type.Integer(),
  quota_remaining: Type.Integer(),
  block: Block,
})
export type TimeRange = Static<typeof TimeRange>

/** Free places on one day, for an all-day variant without slots. */
export const DayQuota = Type.Object({
  quota_remaining: Type.Integer(),
  block: Block,
  time_ranges: Type.Array(TimeRange),
})
export type DayQuota = Static<typeof DayQuota>

/** Days without anything to book are missing. */
export const DayQuotas = Type.Record(LocalDate, DayQuota)
export type DayQuotas = Static<typeof DayQuotas>

/** A choice to book: the variant, and day and slot if the variant has them. */
export const ResvChoice = Type.Object({
  resvvariant: Id,
  date: Type.Optional(LocalDate),
  start_time: Type.Optional(LocalTime),
  end_time: Type.Optional(LocalTime),
})
export type ResvChoice = Static<typeof ResvChoice>

/** A booking, for the person who made it. */
export const ResvRecord = Type.Object({
  id: Id,
  /** Code to say at the counter: ten characters that are easy to tell apart. */
  code: Type.String(),
  resv: Type.Object({
    id: Id,
    slug: Type.String(),
    title: Type.String(),
    address: Type.String(),
    main_image: Nullable(Image),
  }),
  resvvariant: Type.Object({
    id: Id,
    attributes_label: Type.String(),
    is_all_day: Type.Boolean(),
    start_time_only: Type.Boolean(),
  }),
  status: Type.Union(recordStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  start: Moment,
  end: Moment,
  /** The same two moments as the reservation's zone reads them. Of whole days the end is the last day, included. */
  start_date: LocalDate,
  start_time: LocalTime,
  end_date: LocalDate,
  end_time: LocalTime,
  time_zone: TimeZone,
  /** Reason for its cancellation, refusal or move. */
  reason: Type.String(),
  /** Deadline for its cancellation; null if it cannot be cancelled. */
  cancel_until: Nullable(Moment),
  answers: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  created: Moment,
  /** The caller's. */
  actions: Type.Array(Type.String()),
})
export type ResvRecord = Static<typeof ResvRecord>

/** A booking as operators see it. */
export const OpsResvRecord = Type.Composite([
  ResvRecord,
  Type.Object({
    user: Type.Object({ name: Type.String(), mobile: Type.String() }),
    /** Side that made it: the customer, or a clerk for a person at the counter or on the phone. */
    source: Type.Union([Type.Literal('user'), Type.Literal('walk_in')]),
    note: Type.String(),
    /** Reason for the overbooking; empty without one. */
    overbook_reason: Type.String(),
  }),
])
export type OpsResvRecord = Static<typeof OpsResvRecord>

/** A time at which nothing can be booked; of all variants when `resvvariant` is null. */
export const ResvClosure = Type.Object({
  id: Id,
  resvvariant: Nullable(Id),
  start: Moment,
  end: Moment,
  reason: Type.String(),
})
export type ResvClosure = Static<typeof ResvClosure>

/** A slot as operators see it. */
export const ScheduleSlot = Type.Object({
  resvvariant: Id,
  start: Moment,
  end: Moment,
  /** Null of whole days. */
  start_time: Nullable(LocalTime),
  end_time: Nullable(LocalTime),
  quota: Type.Integer(),
  /** Seats that are booked, and requests that wait for an approval. */
  booked: Type.Integer(),
  pending: Type.Integer(),
  is_closed: Type.Boolean(),
})
export type ScheduleSlot = Static<typeof ScheduleSlot>

/** Days of a reservation with their slots, bookings and closures, for operators. */
export const ResvSchedule = Type.Object({
  time_zone: TimeZone,
  resvvariants: Type.Array(ResvVariant),
  days: Type.Array(Type.Object({ date: LocalDate, slots: Type.Array(ScheduleSlot) })),
  records: Type.Array(OpsResvRecord),
  closures: Type.Array(ResvClosure),
})
export type ResvSchedule = Static<typeof ResvSchedule>
