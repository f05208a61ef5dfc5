import { needsDate } from '@storefront/contract/domain/reservations/slot'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dayNote } from '@/features/reservations/availability'
import { isOtherZone, zoneLabel } from '@/features/reservations/place-time'
import { useBookingContext } from '@/features/reservations/useBooking'
import { dayText } from '@/i18n/plan-text'
import { Button } from '@/ui/controls/Button'
import { Calendar } from '@/ui/calendar/Calendar'
import s from './Booking.module.scss'
import { SlotChoice } from './SlotChoice'

/** Chooses the day and, where there are slots, one of them. Nothing for what is booked as a whole. */
export function TimeChoice() {
  const { variant } = useBookingContext()
  if (variant && !needsDate(variant.resvconfig)) return null
  return (
    <View className={s.part}>
      <DayChoice />
      <NextFreeDay />
      <SlotChoice />
      <ZoneNotice />
    </View>
  )
}

/** The calendar of the place. Availability that does not come is left out without a word (spec 8). */
function DayChoice() {
  const t = useT()
  const {
    reservation,
    variantControl,
    choice,
    today,
    bounds,
    isDayDisabled,
    quotaOf,
    availability,
    violation,
    showDays,
    chooseDate,
  } = useBookingContext()
  const noteOf = (date: string): string => {
    if (date < today) return t('reservation.dayBlock.past')
    const isKnown = availability === 'ready' && date >= bounds.min && (bounds.max === '' || date <= bounds.max)
    return isKnown ? dayNote(t, quotaOf(date), isDayDisabled(date)) : ''
  }
  return (
    <>
      <View className={s.label}>{t('reservation.day')}</View>
      <Calendar
        // Another variant has other bounds, and opens at its own days. The preset one is told later (spec 9), which
        // must not turn a month back that was turned meanwhile.
        key={variantControl.variant?.id ?? 0}
        label={t('reservation.day')}
        mode={reservation.config.calendar_mode}
        today={today}
        value={choice.date}
        min={bounds.min}
        max={bounds.max}
        isDisabled={isDayDisabled}
        // Half a month of the same word is noise to the eye: the days before today are grey.
        note={(date) => (date < today ? '' : noteOf(date))}
        spokenNote={noteOf}
        onPageChange={showDays}
        onChange={chooseDate}
      />
      {violation === 'date' ? (
        <View className={s.error} role="alert">
          {t('reservation.dateRequired')}
        </View>
      ) : null}
    </>
  )
}

/** Offers the next free day where the chosen one, or the shown page, has none. */
function NextFreeDay() {
  const t = useT()
  const { nextFreeDay, chooseDate } = useBookingContext()
  if (nextFreeDay === '') return null
  return (
    <View className={s.next}>
      <Button kind="secondary" wide onTap={() => chooseDate(nextFreeDay)}>
        {t('reservation.nextFree', { day: dayText(t, nextFreeDay) })}
      </Button>
    </View>
  )
}

/** Says whose time is shown, where the visitor's own clock shows another. */
export function ZoneNotice({ at }: { readonly at?: string }) {
  const t = useT()
  const { reservation, slot } = useBookingContext()
  const moment = Date.parse(at ?? slot?.start ?? '') || Date.now()
  if (!isOtherZone(reservation.time_zone, moment)) return null
  return (
    <View className={s.zone} role="note">
      {t('reservation.zone', { zone: zoneLabel(reservation.time_zone, moment) })}
    </View>
  )
}
