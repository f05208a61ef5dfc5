import { addDays } from '@storefront/contract/domain/day'
import { isDate } from '@storefront/contract/domain/date-time'
import { permissions } from '@storefront/contract/permissions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Flex, Space, Typography } from 'antd'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { DateField } from '../editing/dates/DateFields'
import { useT } from '../i18n'
import { siteLocal } from '../i18n/site-moment'
import { useCan, useMe } from '../session/useMe'
import { BookingDrawer } from './BookingDrawer'
import { CloseDayButton } from './CloseButtons'
import { ClosureTable } from './ClosureTable'
import { SlotDrawer } from './SlotDrawer'
import { type OpenSlot, WeekTable } from './WeekTable'

const WEEK = 7

/** The days of a reservation from one day on; the day stands in the address. */
export function ScheduleScreen() {
  const t = useT()
  const id = Number(useParams().id)
  const can = useCan()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [params, setParams] = useSearchParams()
  const [openSlot, setOpenSlot] = useState<OpenSlot>()
  const [openId, setOpenId] = useState<number>()
  const today = siteLocal(new Date().toISOString(), zone).slice(0, 10)
  const dateText = params.get('date') ?? ''
  const date = isDate(dateText) ? dateText : today
  const goTo = (day: string) => isDate(day) && setParams({ date: day })
  const query = useQuery({
    queryKey: ['schedule', id, date],
    queryFn: () =>
      call('GET /studio/ops/reservation/resv/{id}/schedule/', {
        params: { id },
        query: { fd: date, td: addDays(date, WEEK - 1) },
      }),
    placeholderData: keepPreviousData,
  })
  const schedule = query.data
  // After a step the week is read again, and the open slot with it.
  const slot =
    openSlot &&
    schedule?.days
      .find((day) => day.date === openSlot.date)
      ?.slots.find((one) => one.resvvariant === openSlot.slot.resvvariant && one.start === openSlot.slot.start)
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <ScreenHead title={t('opsResv.schedule')}>
        <Space.Compact>
          <Button onClick={() => goTo(addDays(date, -WEEK))}>{t('operation.reservations.before')}</Button>
          <DateField aria-label={t('operation.from')} value={date} onChange={(day) => day && goTo(day)} />
          <Button onClick={() => goTo(addDays(date, WEEK))}>{t('operation.reservations.after')}</Button>
        </Space.Compact>
      </ScreenHead>
      {schedule ? (
        <>
          <WeekTable schedule={schedule} isStale={query.isPlaceholderData} onOpen={setOpenSlot} />
          <Typography.Paragraph>
            {t('operation.reservations.legend', { zone: schedule.time_zone.name })}
          </Typography.Paragraph>
          {can(permissions.changeReservation) && (
            <Flex gap={8} wrap style={{ marginBottom: 16 }}>
              <CloseDayButton id={id} date={date} />
            </Flex>
          )}
          <ClosureTable schedule={schedule} />
        </>
      ) : (
        <Loading />
      )}
      {schedule && openSlot && slot && (
        <SlotDrawer
          id={id}
          schedule={schedule}
          date={openSlot.date}
          slot={slot}
          onOpen={setOpenId}
          onClose={() => setOpenSlot(undefined)}
        />
      )}
      {openId !== undefined && <BookingDrawer id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
