import type { ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { slotLabel } from '@/features/reservations/place-time'
import { slotsByVariant } from '@storefront/contract/domain/reservations/schedule'
import { type Translate, useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import s from './Schedule.module.scss'

/** `09:00–10:00` of a slot; whole days say so. */
export const slotTime = (t: Translate, { start_time, end_time }: ScheduleSlot): string =>
  start_time === null || end_time === null ? t('opsResv.allDay') : slotLabel(t, { start_time, end_time }, false)

interface DayScheduleProps {
  readonly schedule: ResvSchedule
  readonly date: string
  readonly onOpen: (slot: ScheduleSlot) => void
}

/** The slots of a day: how many seats are taken, what waits for an answer, what is closed. */
export function DaySchedule({ schedule, date, onOpen }: DayScheduleProps) {
  const t = useT()
  const groups = slotsByVariant(schedule, date)
  if (groups.length === 0) return <View className={s.empty}>{t('opsResv.noSlots')}</View>
  return (
    <>
      {groups.map(({ id, label, slots }) => (
        <View key={id} className={s.group}>
          {label ? (
            <View className={s.title} role="heading" aria-level={2}>
              {label}
            </View>
          ) : null}
          {slots.map((slot) => (
            <SlotRow key={slot.start} slot={slot} onOpen={() => onOpen(slot)} />
          ))}
        </View>
      ))}
    </>
  )
}

function SlotRow({ slot, onOpen }: { readonly slot: ScheduleSlot; readonly onOpen: () => void }) {
  const t = useT()
  const { quota, booked, pending, is_closed } = slot
  const time = slotTime(t, slot)
  const seats = t('opsResv.seats', { n: booked, quota })
  const words = [seats, pending > 0 ? t('opsResv.waiting', { n: pending }) : '', is_closed ? t('opsResv.closed') : '']
  return (
    <Pressable className={s.slot} label={[time, ...words].filter(Boolean).join(' ')} onTap={onOpen}>
      <Text className={s.time}>{time}</Text>
      <View className={s.fill}>
        <View className={s.track}>
          <View className={s.bar} style={`width:${Math.min(100, quota > 0 ? (100 * booked) / quota : 0)}%`} />
        </View>
        <View className={s.words}>
          <Text>{seats}</Text>
          {pending > 0 ? <Text className={s.waiting}>{` · ${words[1]}`}</Text> : null}
          {is_closed ? <Text className={s.closed}>{` · ${words[2]}`}</Text> : null}
        </View>
      </View>
    </Pressable>
  )
}
