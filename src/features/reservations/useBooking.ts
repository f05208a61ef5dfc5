import { lastOf } from '@storefront/contract/domain/last-of'
import { isDateDisabled } from '@storefront/contract/domain/forms/date-rules'
import {
  type ChoiceViolation,
  choiceViolation,
  needsDate,
  type SlotBlock,
} from '@storefront/contract/domain/reservations/slot'
import type {
  DayQuota,
  DayQuotas,
  ResvDetail,
  ResvVariant,
  TimeRange,
} from '@storefront/contract/entities/reservations/reservation'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useVariantChoice, type VariantControl } from '@/features/catalog/useVariantChoice'
import type { SlotOffer } from './availability'
import { type BookingChoice, NO_CHOICE } from './booking-choice'
import { todayAt } from './place-time'
import { useDayQuotas } from './queries'
import { useNextFreeDay } from './useNextFreeDay'

/** A variant of a reservation as the selector of variants takes it: whether it is free is a question of the day. */
export type BookableVariant = ResvVariant & { readonly inventory: null }

/** The choice of a variant, a day and a slot, and what is known of what is free. */
export interface Booking {
  readonly reservation: ResvDetail
  readonly variants: readonly BookableVariant[]
  readonly variantControl: VariantControl<BookableVariant>
  readonly variant: BookableVariant | null
  readonly choice: BookingChoice
  /** The day it is at the place. */
  readonly today: string
  /** First and last day that the calendar offers; the last is empty for none. */
  readonly bounds: { readonly min: string; readonly max: string }
  readonly isDayDisabled: (date: string) => boolean
  /** Whether a slot with such a block, and so many seats left, cannot be chosen. */
  readonly isSlotDisabled: (block: SlotBlock | null, remaining: number) => boolean
  /** Returns the quota of one of the shown days; undefined while unknown. */
  readonly quotaOf: (date: string) => DayQuota | undefined
  readonly availability: 'loading' | 'failed' | 'ready'
  /** The next free day; empty while the chosen one is free, or if none is. */
  readonly nextFreeDay: string
  readonly reload: () => void
  /** The chosen slot; null while none is, or while it is not known whether it is there. */
  readonly slot: TimeRange | null
  /** The part of the choice that a submit found missing (spec 5). */
  readonly violation: ChoiceViolation | null
  readonly showDays: (first: string, last: string) => void
  readonly chooseDate: (date: string) => void
  readonly chooseSlot: (range: Pick<TimeRange, 'start_time' | 'end_time'>) => void
  readonly chooseOffer: (offer: SlotOffer) => void
  readonly clearSlot: () => void
  /** Whether the choice is whole; else shows what is missing. */
  readonly check: () => boolean
}

const slotOf = (day: DayQuota | undefined, { start_time, end_time }: BookingChoice): TimeRange | null =>
  day?.time_ranges.find((range) => range.start_time === start_time && range.end_time === end_time) ?? null

const latest = (...dates: string[]): string => lastOf(dates.sort()) ?? ''

/** Blocks that an operator who books for somebody else passes over: it is not their own time that is taken. */
const OPS_PASSES: readonly SlotBlock[] = ['own']

/** Returns a slot's block for who books: null when nothing stands against it. */
const blockFor = (block: SlotBlock | null, remaining: number, passes: readonly SlotBlock[]): SlotBlock | null => {
  const reason = block ?? (remaining > 0 ? null : 'full')
  return reason !== null && passes.includes(reason) ? null : reason
}

interface BookingOptions {
  readonly initial?: BookingChoice
  /** For an operator who moves somebody's booking; with `overbook` full slots can be chosen, too. */
  readonly operator?: { readonly overbook: boolean }
}

/**
 * Returns the state of a booking that is being made (spec 4). Another variant clears day and slot, another day the
 * slot.
 */
export function useBooking(reservation: ResvDetail, { initial = NO_CHOICE, operator }: BookingOptions = {}): Booking {
  const { slug, resvvariants, time_zone } = reservation
  const [choice, setChoice] = useState(initial)
  const [violation, setViolation] = useState<ChoiceViolation | null>(null)
  const [page, setPage] = useState({ first: '', last: '' })
  // The first free day is chosen once, for a customer who has chosen none.
  const isPresetDue = useRef(operator === undefined && initial.date === '')
  const variants = useMemo(() => resvvariants.map((variant) => ({ ...variant, inventory: null })), [resvvariants])
  const today = todayAt(time_zone)

  const change = (next: (now: BookingChoice) => BookingChoice) => {
    setViolation(null)
    setChoice(next)
  }
  const variantControl = useVariantChoice(variants, ({ variant }) => {
    const variantId = variant?.id ?? null
    // The first one is told only after a while (spec 9): a day that was chosen meanwhile stays.
    change((now) => (now.variantId === variantId ? now : { ...(now.variantId === null ? now : NO_CHOICE), variantId }))
  })
  const { restore } = variantControl
  const restoredId = useRef(initial.variantId)
  useEffect(() => {
    if (restoredId.current !== null) restore(restoredId.current, 1)
    restoredId.current = null
  }, [restore])

  const variant = variants.find(({ id }) => id === choice.variantId) ?? null
  const config = variant?.resvconfig
  const isWhole = variant !== null && !needsDate(variant.resvconfig)
  const min = latest(config?.start_date ?? '', today)
  const max = config?.end_date ?? ''
  // What is booked as a whole has no calendar: its first day tells what is free.
  const wholeStart = isWhole ? (config?.start_date ?? '') : ''
  const days = isWhole ? { first: wholeStart, last: wholeStart } : { first: latest(page.first, min), last: page.last }
  const query = useDayQuotas(slug, variant?.id ?? null, days)
  const quotas = query.data

  const passes = operator ? [...OPS_PASSES, ...(operator.overbook ? (['full'] as const) : [])] : []
  const isSlotDisabled = (block: SlotBlock | null, remaining: number): boolean =>
    blockFor(block, remaining, passes) !== null
  // Days of the past never (spec 5), nor those that the operator excludes, nor those without anything to be had.
  const isDayDisabled = (date: string, byDay: DayQuotas | undefined = quotas): boolean => {
    if (isDateDisabled({ ...reservation.config.disabled_days, past: true }, date, today)) return true
    const day = byDay?.[date]
    if (!day) return byDay !== undefined
    return day.time_ranges.length > 0
      ? day.time_ranges.every(({ block, quota_remaining }) => isSlotDisabled(block, quota_remaining))
      : isSlotDisabled(day.block, day.quota_remaining)
  }
  const chooseDate = (date: string) => {
    isPresetDue.current = false
    change((now) => (now.date === date ? now : { ...NO_CHOICE, variantId: now.variantId, date }))
  }
  const freeDay = useNextFreeDay({
    slug,
    variantId: isWhole ? null : (variant?.id ?? null),
    days,
    quotas,
    date: choice.date,
    max,
    isFree: (date, byDay) => date >= min && (max === '' || date <= max) && !isDayDisabled(date, byDay),
  })
  useEffect(() => {
    if (isPresetDue.current && freeDay !== '') chooseDate(freeDay)
  })
  // A day on another page than the shown one is not known to be full.
  const isDayFree =
    choice.date !== '' && (choice.date < days.first || choice.date > days.last || !isDayDisabled(choice.date))
  const hasShownDay = freeDay <= days.last
  return {
    reservation,
    variants,
    variantControl,
    variant,
    choice,
    today,
    bounds: { min, max },
    isDayDisabled: (date) => isDayDisabled(date),
    isSlotDisabled,
    quotaOf: (date) => quotas?.[date],
    availability: quotas ? 'ready' : query.isError ? 'failed' : 'loading',
    nextFreeDay: !isWhole && quotas && !(isDayFree && hasShownDay) ? freeDay : '',
    reload: () => void query.refetch(),
    slot: slotOf(quotas?.[choice.date], choice),
    violation,
    showDays: (first, last) => {
      // A page that the visitor turned to stays shown.
      if (page.first !== '' && page.first !== first) isPresetDue.current = false
      setPage((now) => (now.first === first && now.last === last ? now : { first, last }))
    },
    chooseDate,
    chooseSlot: ({ start_time, end_time }) => change((now) => ({ ...now, start_time, end_time })),
    chooseOffer: ({ date, start_time, end_time }) =>
      change(({ variantId }) => ({ variantId, date, start_time: start_time ?? '', end_time: end_time ?? '' })),
    clearSlot: () => setChoice((now) => ({ ...now, start_time: '', end_time: '' })),
    check: () => {
      const missing = variant ? choiceViolation(variant.resvconfig, choice) : 'date'
      setViolation(missing)
      return missing === null
    },
  }
}

const BookingContext = createContext<Booking | null>(null)
export const BookingProvider = BookingContext.Provider

/** Returns the booking that is being made around this part. Throws a RangeError outside of one. */
export function useBookingContext(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new RangeError('no booking is being made here')
  return booking
}
