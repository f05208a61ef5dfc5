import type { ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { dayText } from '@/i18n/plan-text'
import { weekRows } from '@storefront/contract/domain/reservations/schedule'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Tabs } from '@/ui/navigation/Tabs'
import { slotTime } from './DaySchedule'
import s from './Schedule.module.scss'

interface WeekScheduleProps {
  readonly schedule: ResvSchedule
  readonly onOpen: (date: string, slot: ScheduleSlot) => void
}

/** A week of one variant: a column a day, a row a time of day, in each cell the seats that are taken. */
export function WeekSchedule({ schedule, onOpen }: WeekScheduleProps) {
  const t = useT()
  const { resvvariants, days } = schedule
  const [variantId, setVariantId] = useState(resvvariants[0]?.id ?? 0)
  const rows = weekRows(schedule, variantId)
  return (
    <>
      {resvvariants.length > 1 ? (
        <Tabs
          label={t('reservation.item')}
          current={String(variantId)}
          items={resvvariants.map(({ id, attributes_label }) => ({ key: String(id), title: attributes_label }))}
          onChange={(key) => setVariantId(Number(key))}
        />
      ) : null}
      {rows.length === 0 ? <View className={s.empty}>{t('opsResv.noSlots')}</View> : null}
      <View className={s.grid}>
        {rows.map(({ time, slots }) => (
          <View key={time} className={s.line}>
            <Text className={s.hour}>{time || t('opsResv.allDay')}</Text>
            {slots.map((slot, index) => {
              const date = days[index]?.date ?? ''
              return slot ? (
                <WeekCell key={date} day={dayText(t, date)} slot={slot} onOpen={() => onOpen(date, slot)} />
              ) : (
                <View key={date} className={cx(s.cell, s.none)} />
              )
            })}
          </View>
        ))}
        <View className={s.legend}>{t('opsResv.legend')}</View>
      </View>
    </>
  )
}

function WeekCell({
  day,
  slot,
  onOpen,
}: {
  readonly day: string
  readonly slot: ScheduleSlot
  readonly onOpen: () => void
}) {
  const t = useT()
  const { quota, booked, pending, is_closed } = slot
  const label = [
    day,
    slotTime(t, slot),
    t('opsResv.seats', { n: booked, quota }),
    pending > 0 ? t('opsResv.waiting', { n: pending }) : '',
    is_closed ? t('opsResv.closed') : '',
  ]
  return (
    <Pressable
      className={cx(s.cell, booked >= quota && s.full, pending > 0 && s.asked, is_closed && s.shut)}
      label={label.filter(Boolean).join(' ')}
      onTap={onOpen}
    >
      <Text>{`${booked}/${quota}`}</Text>
    </Pressable>
  )
}
