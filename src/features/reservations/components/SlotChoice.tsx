import { needsSlot } from '@storefront/contract/domain/reservations/slot'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { freeLabel } from '@/features/reservations/availability'
import { slotLabel } from '@/features/reservations/place-time'
import { useBookingContext } from '@/features/reservations/useBooking'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './Booking.module.scss'

/** The slots of the chosen day (spec 4): those with nothing left are disabled and say why. None of whole days. */
export function SlotChoice() {
  const t = useT()
  const { variant, choice, quotaOf, availability, reload, violation, isSlotDisabled, chooseSlot } = useBookingContext()
  if (!variant || !needsSlot(variant.resvconfig) || choice.date === '') return null
  const ranges = quotaOf(choice.date)?.time_ranges
  const isStartOnly = variant.resvconfig.config.start_time_only
  if (availability === 'loading' && !ranges) return <SkeletonRows rows={1} />
  return (
    <View className={s.slots}>
      <View className={s.label}>{t('reservation.slot')}</View>
      {ranges && ranges.length > 0 ? (
        <View className={s.grid} role="radiogroup" aria-label={t('reservation.slot')}>
          {ranges.map(({ start_time, end_time, block, quota_remaining }) => {
            const isOff = isSlotDisabled(block, quota_remaining)
            const isOn = choice.start_time === start_time && choice.end_time === end_time
            const time = slotLabel(t, { start_time, end_time }, isStartOnly)
            const words = freeLabel(t, block, quota_remaining)
            return (
              <Pressable
                key={`${start_time}${end_time}`}
                role="radio"
                checked={isOn}
                disabled={isOff}
                label={`${time} ${words}`}
                className={cx(s.slot, isOn && s.on, isOff && s.off)}
                onTap={() => chooseSlot({ start_time, end_time })}
              >
                <View className={s.time}>{time}</View>
                <View className={s.rest}>{words}</View>
              </Pressable>
            )
          })}
        </View>
      ) : (
        <Pressable className={s.none} onTap={reload}>
          {t(availability === 'failed' ? 'reservation.slotsFailed' : 'reservation.noSlots')}
        </Pressable>
      )}
      {violation === 'slot' ? (
        <View className={s.error} role="alert">
          {t('reservation.slotRequired')}
        </View>
      ) : null}
    </View>
  )
}
