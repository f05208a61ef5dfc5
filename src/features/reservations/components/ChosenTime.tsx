import { needsDate, needsSlot } from '@storefront/contract/domain/reservations/slot'
import type { ResvVariant } from '@storefront/contract/entities/reservations/reservation'
import { formatPrice } from '@storefront/contract/domain/money'
import { Text, View } from '@tarojs/components'
import { type Translate, useT } from '@/i18n'
import { slotLabel, spanLabel } from '@/features/reservations/place-time'
import { dayText } from '@/i18n/plan-text'
import type { BookingChoice } from '@/features/reservations/booking-choice'
import { useBookingContext } from '@/features/reservations/useBooking'
import { useCurrency } from '@/state/site'
import s from './Booking.module.scss'

/** Returns the chosen day and time as a text; empty while a part is missing. */
export function choiceLabel(
  t: Translate,
  { resvconfig }: ResvVariant,
  { date, start_time, end_time }: BookingChoice,
): string {
  const { start_date, end_date, config } = resvconfig
  if (!needsDate(resvconfig)) return start_date && end_date ? spanLabel(t, start_date, end_date) : ''
  if (date === '' || (needsSlot(resvconfig) && start_time === '')) return ''
  return needsSlot(resvconfig)
    ? `${dayText(t, date)} ${slotLabel(t, { start_time, end_time }, config.start_time_only)}`
    : dayText(t, date)
}

/** The choice: item, time and price (spec 2, reservation result). */
export function ChosenTime() {
  const t = useT()
  const currency = useCurrency()
  const { reservation, variant, choice } = useBookingContext()
  const time = variant ? choiceLabel(t, variant, choice) : ''
  const rows = [
    { label: t('reservation.item'), text: [reservation.title, variant?.attributes_label].filter(Boolean).join(' · ') },
    { label: t('reservation.time'), text: time || t('reservation.notChosen') },
    ...(variant?.price ? [{ label: t('reservation.price'), text: formatPrice(variant.price, currency) }] : []),
  ]
  return (
    <View className={s.result} role="status">
      {rows.map(({ label, text }) => (
        <View key={label} className={s.fact}>
          <Text className={s.factLabel}>{label}</Text>
          <Text className={s.factText}>{text}</Text>
        </View>
      ))}
    </View>
  )
}
