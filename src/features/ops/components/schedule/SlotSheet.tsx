import type { ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { View } from '@tarojs/components'
import { dayText } from '@/i18n/plan-text'
import { BookingRow } from '@/features/ops/bookingList'
import { bookingsOf, closuresOf } from '@storefront/contract/domain/reservations/schedule'
import { useBookingRights, type useScheduleActions } from '@/features/ops/useSchedule'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import { slotTime } from './DaySchedule'
import s from './Schedule.module.scss'

interface SlotSheetProps {
  readonly schedule: ResvSchedule
  readonly date: string
  readonly slot: ScheduleSlot
  readonly actions: ReturnType<typeof useScheduleActions>
  readonly onClose: () => void
}

/** The bookings of a slot, and what can be done with it. */
export function SlotSheet({ schedule, date, slot, actions, onClose }: SlotSheetProps) {
  const t = useT()
  const { canChange } = useBookingRights()
  const bookings = bookingsOf(schedule, slot)
  const [closure] = closuresOf(schedule, slot)
  /** The sheet would stand over the question. */
  const then = (act: () => Promise<void>) => {
    onClose()
    void act()
  }
  const foot = canChange ? (
    <View className={s.actions}>
      {closure ? (
        <Button kind="ghost" className={s.action} onTap={() => then(() => actions.open(closure.id))}>
          {t('opsResv.open')}
        </Button>
      ) : (
        <Button kind="ghost" className={s.action} onTap={() => then(() => actions.close(date, slot))}>
          {t('opsResv.closeSlot')}
        </Button>
      )}
      <Button
        className={s.action}
        disabled={closure !== undefined}
        busy={actions.busy}
        onTap={() => then(() => actions.bookWalkIn(slot, date))}
      >
        {t('opsResv.addWalkIn')}
      </Button>
    </View>
  ) : undefined
  return (
    <Sheet open title={`${dayText(t, date)} ${slotTime(t, slot)}`} foot={foot} onClose={onClose}>
      <View className={s.sheet}>
        {bookings.length === 0 ? <View className={s.empty}>{t('opsResv.noBookings')}</View> : null}
        {bookings.map((record) => (
          <BookingRow key={record.id} record={record} />
        ))}
      </View>
    </Sheet>
  )
}
