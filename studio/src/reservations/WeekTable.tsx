import { weekRows, type WeekRow } from '@storefront/contract/domain/reservations/schedule'
import { Button, Card, Empty, Table } from 'antd'
import { useT } from '../i18n'
import { formatDay } from '../i18n/format'
import { type Schedule, type Slot, slotTime } from './labels'

export interface OpenSlot {
  readonly date: string
  readonly slot: Slot
}

/** A slot of the week: how many seats are taken; what waits or is closed is said, too. */
function SlotCell({ date, slot, isStale, onOpen }: OpenSlot & { isStale: boolean; onOpen: () => void }) {
  const t = useT()
  const { quota, booked, pending, is_closed } = slot
  const hints = [pending > 0 && t('opsResv.waiting', { n: pending }), is_closed && t('opsResv.closed')].filter(Boolean)
  const seats = `${booked}/${quota}`
  return (
    <Button
      size="small"
      type={pending > 0 ? 'primary' : 'default'}
      ghost={pending > 0}
      disabled={isStale}
      aria-label={[formatDay(date), slotTime(slot, t('opsResv.allDay')), seats, ...hints].join(' ')}
      onClick={onOpen}
    >
      {[seats, ...hints].join(' · ')}
    </Button>
  )
}

interface WeekTableProps {
  readonly schedule: Schedule
  /** Whether it is another week's, which stays until the chosen one is there: its slots do not open. */
  readonly isStale: boolean
  readonly onOpen: (slot: OpenSlot) => void
}

/** The week of each thing that can be booked: a column a day, a row a time of day. */
export function WeekTable({ schedule, isStale, onOpen }: WeekTableProps) {
  const t = useT()
  return schedule.resvvariants.map(({ id, attributes_label }) => (
    <Card key={id} title={attributes_label || undefined} style={{ marginBottom: 16 }} styles={{ body: { padding: 0 } }}>
      <Table<WeekRow>
        rowKey="time"
        size="small"
        pagination={false}
        loading={isStale}
        scroll={{ x: 'max-content' }}
        dataSource={weekRows(schedule, id)}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('opsResv.noSlots')} /> }}
        columns={[
          {
            title: t('operation.reservations.time'),
            fixed: 'left',
            render: (_, { time }) => time || t('opsResv.allDay'),
          },
          ...schedule.days.map(({ date }, index) => ({
            title: formatDay(date),
            key: date,
            render: (_: unknown, { slots }: WeekRow) => {
              const slot = slots[index]
              return slot ? (
                <SlotCell date={date} slot={slot} isStale={isStale} onOpen={() => onOpen({ date, slot })} />
              ) : (
                '–'
              )
            },
          })),
        ]}
      />
    </Card>
  ))
}
