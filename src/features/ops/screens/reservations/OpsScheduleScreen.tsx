import { isDate } from '@storefront/contract/domain/date-time'
import type { ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Closures } from '@/features/ops/components/schedule/Closures'
import { DaySchedule } from '@/features/ops/components/schedule/DaySchedule'
import s from '@/features/ops/components/schedule/Schedule.module.scss'
import { SlotSheet } from '@/features/ops/components/schedule/SlotSheet'
import { WeekSchedule } from '@/features/ops/components/schedule/WeekSchedule'
import { totalsOf } from '@storefront/contract/domain/reservations/schedule'
import { useOps } from '@/features/ops/useOps'
import { reloadBookings, useBookingRights, useScheduleActions } from '@/features/ops/useSchedule'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { today } from '@/lib/time'
import { useRoute } from '@/router'
import { opsReservationKeys, opsReservationsApi } from '@/services/api/ops/reservations'
import { Calendar } from '@/ui/calendar/Calendar'
import { weekOf } from '@/ui/calendar/calendar-dates'
import { Button } from '@/ui/controls/Button'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

/**
 * ops.reservation.schedule: the days of a reservation. Day and view stand in the address, so that a reload keeps them.
 */
export function OpsScheduleScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.readReservation)
  const date = params.date && isDate(params.date) ? params.date : today()
  const view = params.view === 'week' ? 'week' : 'day'
  const [fd = date, td = date] = [weekOf(date)[0], weekOf(date)[6]]
  const query = useQuery({
    queryKey: opsReservationKeys.schedule(id, { fd, td }),
    queryFn: ({ signal }) => opsReservationsApi.schedule(id, fd, td, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const schedule = query.data
  useDidShow(() => {
    if (schedule) void reloadBookings()
  })
  const slotsOf = (day: string): readonly ScheduleSlot[] => schedule?.days.find((one) => one.date === day)?.slots ?? []
  const note = (day: string): string => {
    const { quota, booked } = totalsOf(slotsOf(day))
    return quota > 0 ? `${booked}/${quota}` : ''
  }
  return (
    // A week that is still to come must not take the calendar away.
    <Screen title={t('opsResv.schedule')} state={guard ?? (screenState.kind === 'failed' ? screenState : undefined)}>
      <View className={s.top}>
        <Tabs
          label={t('opsResv.schedule')}
          current={view}
          items={[
            { key: 'day', title: t('opsResv.day') },
            { key: 'week', title: t('opsResv.week') },
          ]}
          onChange={(key) => setQuery({ view: key })}
        />
        <Calendar
          label={t('opsResv.day')}
          mode="week"
          value={date}
          note={note}
          onChange={(day) => setQuery({ date: day })}
          onPageChange={(first, last) => {
            if (date < first || date > last) setQuery({ date: first })
          }}
        />
      </View>
      {schedule ? <Inside id={id} schedule={schedule} date={date} view={view} /> : <SkeletonRows rows={4} />}
    </Screen>
  )
}

interface InsideProps {
  readonly id: number
  readonly schedule: ResvSchedule
  readonly date: string
  readonly view: 'day' | 'week'
}

function Inside({ id, schedule, date, view }: InsideProps) {
  const t = useT()
  const actions = useScheduleActions(id)
  const { canChange } = useBookingRights()
  const [openSlot, setOpenSlot] = useState<{ readonly date: string; readonly slot: ScheduleSlot } | null>(null)
  return (
    <View className={s.page}>
      {view === 'day' ? (
        <>
          <DaySchedule schedule={schedule} date={date} onOpen={(slot) => setOpenSlot({ date, slot })} />
          {canChange ? (
            <Button kind="ghost" wide busy={actions.busy} onTap={() => void actions.close(date)}>
              {t('opsResv.closeDay')}
            </Button>
          ) : null}
        </>
      ) : (
        <WeekSchedule schedule={schedule} onOpen={(day, slot) => setOpenSlot({ date: day, slot })} />
      )}
      <Closures schedule={schedule} onOpen={(closureId) => void actions.open(closureId)} />
      {openSlot ? (
        <SlotSheet schedule={schedule} {...openSlot} actions={actions} onClose={() => setOpenSlot(null)} />
      ) : null}
    </View>
  )
}
