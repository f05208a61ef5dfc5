import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import type { SlotOffer } from '@/features/reservations/availability'
import { choiceLabel } from './ChosenTime'
import { useBookingContext } from '@/features/reservations/useBooking'
import s from './Booking.module.scss'

/** Free slots near one that has just gone; a tap chooses it, and what was filled in stays. */
export function NearestSlots({
  offers,
  onChoose,
}: {
  readonly offers: readonly SlotOffer[]
  readonly onChoose: (offer: SlotOffer) => void
}) {
  const t = useT()
  const { variant } = useBookingContext()
  if (!variant || offers.length === 0) return null
  return (
    <View className={s.offers} role="group" aria-label={t('reservation.nearest')}>
      <View className={s.label}>{t('reservation.nearest')}</View>
      {offers.map((offer) => {
        const { date, start_time, end_time } = offer
        return (
          <Button key={`${date}${start_time}${end_time}`} kind="secondary" wide onTap={() => onChoose(offer)}>
            {choiceLabel(t, variant, {
              variantId: variant.id,
              date,
              start_time: start_time ?? '',
              end_time: end_time ?? '',
            })}
          </Button>
        )
      })}
    </View>
  )
}
