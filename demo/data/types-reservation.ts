import type { TimeRangeConfig } from '@storefront/contract/domain/reservations/calendar'
import type { RecordStatus } from '@storefront/contract/domain/reservations/record'
import type { PictureSpec } from '../pictures/index'
import type { UserSeed } from './types-base'

/** A scarce resource; variants of any reservation name it by its key. */
export interface ResourceSeed {
  key: string
  name: string
  capacity: number
  unitMinutes: 5 | 15 | 30 | 60 | 1440
}

export interface ResvVariantSeed {
  resource: string
  attributes: readonly { name: string; value: string }[]
  description: string
  /** In minor units, paid at the place. */
  price?: number
  picture?: PictureSpec
  /** Slots; whole days without any. */
  timeRanges?: readonly TimeRangeConfig[]
  startTimeOnly?: boolean
  /** Booked as a whole, from one day to the other, counted from the seeding. */
  days?: { first: number; last: number }
}

/** A booking: of a user, or of a walk-in by name. `day` counts from the seeding, the times name the slot. */
export interface BookingSeed {
  user?: UserSeed['key']
  name?: string
  mobile?: string
  /** The variant's place, from 0. */
  variant: number
  day: number
  slot?: readonly [start: string, end: string]
  status: RecordStatus
  answers?: Record<string, unknown>
  note?: string
  reason?: string
}

export interface ReservationSeed {
  slug: string
  title: string
  abstract: string
  description: string
  picture: PictureSpec
  address: string
  jsonSchema: Record<string, unknown>
  uiSchema: Record<string, unknown>
  calendarMode?: 'month' | 'week'
  disabledDays?: { weekend?: boolean }
  needsApproval?: boolean
  forbidOverlap?: boolean
  /** Null is never. */
  cancelHours: number | null
  reminderHours?: number
  noticeMinutes?: number
  daysAhead?: number
  limitTotal?: number
  limitDaily?: number
  variants: readonly ResvVariantSeed[]
  bookings: readonly BookingSeed[]
  /** Days, or slots of days, at which nothing is booked. */
  closures: readonly { day: number; slot?: readonly [start: string, end: string]; variant?: number; reason: string }[]
  successTitle: string
  successMessage: string
}
