import { permissions } from '@storefront/contract/permissions'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { useCan } from '../session/useMe'

type Event = Reply<'GET /studio/ops/event/event/'>['results'][number]

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'waiting', text: 'opsRegistration.statuses.pending' },
  { key: 'future', text: 'operation.registrations.future' },
  { key: 'ongoing', text: 'operation.registrations.ongoing' },
  { key: 'over', text: 'operation.registrations.over' },
] as const
const phases = ['future', 'ongoing', 'over'] as const

/** Returns the filter of a tab. */
const filterOf = (tab: string) =>
  tab === 'waiting' ? { waiting: true } : { phase: phases.find((phase) => phase === tab) }

/** Events with how many registered and how many of them wait. */
export function EventListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const can = useCan()
  return (
    <OperationList<Event>
      name="registration-events"
      title="opsRegistration.title"
      search="operation.registrations.search"
      tabs={tabs}
      load={({ tab, ...query }) => call('GET /studio/ops/event/event/', { query: { ...query, ...filterOf(tab) } })}
      rowKey="id"
      columns={[
        {
          title: t('operation.registrations.event'),
          render: (_, { id, name }) => <Link to={`/registrations/${id}`}>{name}</Link>,
        },
        { title: t('operation.registrations.start'), render: (_, { start }) => moment(start) },
        {
          title: t('operation.registrations.count'),
          align: 'right',
          render: (_, { registrations }) => registrations ?? '–',
        },
        {
          title: t('opsRegistration.statuses.pending'),
          align: 'right',
          render: (_, { pending }) => (pending > 0 ? <StateTag tone="notice">{pending}</StateTag> : 0),
        },
        { title: t('opsRegistration.statuses.signed_in'), align: 'right', dataIndex: 'signed_in' },
        {
          title: t('operation.registrations.seats'),
          render: (_, { seats_expected, seats_available }) =>
            seats_expected === null
              ? t('opsRegistration.unlimited')
              : t('opsRegistration.seats', { left: seats_available ?? 0, all: seats_expected }),
        },
        ...(can(permissions.readTicketOrder)
          ? [
              {
                title: t('opsTicket.waitingTitle'),
                render: (_: unknown, { id, name }: Event) => (
                  <Link to={`/ticketorders/waiting/${id}`} aria-label={`${t('operation.waitingList.open')} ${name}`}>
                    {t('operation.waitingList.open')}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
