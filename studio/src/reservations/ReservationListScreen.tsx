import { Link } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'

type Reservation = Reply<'GET /studio/ops/reservation/resv/'>['results'][number]

/** The bookable resources, with the bookings that wait for an answer and today's bookings. */
export function ReservationListScreen() {
  const t = useT()
  return (
    <>
      <SectionTabs section="reservations" />
      <OperationList<Reservation>
        name="reservations"
        title="operation.reservations.title"
        search="opsResv.searchReservations"
        load={({ limit, offset, search }) =>
          call('GET /studio/ops/reservation/resv/', { query: { limit, offset, search } })
        }
        rowKey="id"
        columns={[
          {
            title: t('operation.reservations.reservation'),
            render: (_, { id, title }) => <Link to={`/reservations/${id}`}>{title}</Link>,
          },
          {
            title: t('operation.state'),
            render: (_, { status }) => (
              <StateTag tone={status === 'open' ? 'positive' : 'neutral'}>{t(`opsResv.resvStatus.${status}`)}</StateTag>
            ),
          },
          {
            title: t('opsResv.statuses.pending'),
            align: 'right',
            render: (_, { pending }) => (pending > 0 ? <StateTag tone="notice">{pending}</StateTag> : 0),
          },
          { title: t('operation.today'), align: 'right', dataIndex: 'today' },
          { title: t('operation.reservations.place'), render: (_, { address }) => address || '–' },
        ]}
      />
    </>
  )
}
