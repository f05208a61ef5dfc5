import { contactLine } from '@storefront/contract/domain/account/mobile'
import { bookingsOf, closuresOf } from '@storefront/contract/domain/reservations/schedule'
import { permissions } from '@storefront/contract/permissions'
import { Button, Drawer, Flex, Table } from 'antd'
import { useState } from 'react'
import { StateTag } from '../app/StateTag'
import { useT } from '../i18n'
import { toneOf } from '../operation/tones'
import { useCan } from '../session/useMe'
import { formatDay } from '../i18n/format'
import { CloseSlotButton, OpenButton } from './CloseButtons'
import { type Booking, type Schedule, type Slot, slotTime } from './labels'
import { WalkInModal } from './WalkInModal'

interface SlotDrawerProps {
  readonly id: number
  readonly schedule: Schedule
  readonly date: string
  readonly slot: Slot
  readonly onOpen: (booking: number) => void
  readonly onClose: () => void
}

/** The bookings of a slot, and the actions on it. */
export function SlotDrawer({ id, schedule, date, slot, onOpen, onClose }: SlotDrawerProps) {
  const t = useT()
  const can = useCan()
  const [isBooking, setBooking] = useState(false)
  const [closure] = closuresOf(schedule, slot)
  return (
    <Drawer open size="large" title={`${formatDay(date)} ${slotTime(slot, t('opsResv.allDay'))}`} onClose={onClose}>
      {can(permissions.changeReservation) && (
        <Flex gap={8} wrap style={{ marginBottom: 16 }}>
          <Button type="primary" disabled={closure !== undefined} onClick={() => setBooking(true)}>
            {t('opsResv.addWalkIn')}
          </Button>
          {closure ? <OpenButton id={closure.id} /> : <CloseSlotButton id={id} slot={slot} date={date} />}
        </Flex>
      )}
      <Table<Booking>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={bookingsOf(schedule, slot)}
        locale={{ emptyText: t('opsResv.noBookings') }}
        columns={[
          { title: t('operation.person'), render: (_, { user }) => contactLine(user) },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
          { title: t('opsResv.note'), render: (_, { note }) => note || '–' },
          {
            title: t('resource.actions'),
            render: (_, booking) => (
              <Button aria-label={`${t('opsResv.booking')} ${booking.user.name}`} onClick={() => onOpen(booking.id)}>
                {t('opsResv.booking')}
              </Button>
            ),
          },
        ]}
      />
      {isBooking && <WalkInModal id={id} date={date} slot={slot} onClose={() => setBooking(false)} />}
    </Drawer>
  )
}
