import { contactLine } from '@storefront/contract/domain/account/mobile'
import { recordStatuses } from '@storefront/contract/domain/reservations/record'
import { Button } from 'antd'
import { useState } from 'react'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'
import { BookingDrawer } from './BookingDrawer'
import { type Booking, bookingTime } from './labels'

const tabs = [
  { key: '', text: 'operation.all' },
  ...recordStatuses.map((status) => ({ key: status, text: `opsResv.statuses.${status}` as const })),
] as const

/** Everybody's bookings, in a tab for each state. */
export function BookingListScreen() {
  const t = useT()
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <SectionTabs section="reservations" />
      <OperationList<Booking>
        name="bookings"
        file="bookings"
        title="operation.bookings.title"
        search="opsResv.searchBookings"
        tabs={tabs}
        load={({ tab, ...query }) =>
          call('GET /studio/ops/reservation/resvrecord/', { query: { ...query, ...(tab && { tab }) } })
        }
        rowKey="id"
        columns={[
          { title: t('operation.reservations.time'), render: (_, booking) => bookingTime(booking) },
          { title: t('operation.person'), render: (_, { user }) => contactLine(user) },
          {
            title: t('operation.reservations.reservation'),
            render: (_, { resv, resvvariant }) =>
              [resv.title, resvvariant.attributes_label].filter(Boolean).join(' · '),
          },
          { title: t('operation.bookings.code'), dataIndex: 'code' },
          { title: t('operation.bookings.source'), render: (_, { source }) => t(`opsResv.source.${source}`) },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
          {
            title: t('resource.actions'),
            render: (_, { id, code }) => (
              <Button aria-label={`${t('opsResv.booking')} ${code}`} onClick={() => setOpenId(id)}>
                {t('opsResv.booking')}
              </Button>
            ),
          },
        ]}
      />
      {openId !== undefined && <BookingDrawer id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
