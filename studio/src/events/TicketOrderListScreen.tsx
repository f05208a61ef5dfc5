import { contactLine } from '@storefront/contract/domain/account/mobile'
import { ticketOrderTabs } from '@storefront/contract/domain/events/ticket-order'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'
import { TicketOrderDetail } from './TicketOrderDetail'

type Order = Reply<'GET /studio/ops/event/ticketorder/'>['results'][number]
type Tab = (typeof ticketOrderTabs)[number]['key']

const tabs = ticketOrderTabs.map(({ key }) => ({ key, text: `operation.tickets.${key}` as const }))

/** Orders of tickets, with their tickets and steps below each. */
export function TicketOrderListScreen() {
  const t = useT()
  const { money, moment } = useSiteFormat()
  return (
    <OperationList<Order>
      name="ticketorders"
      file="ticketorders"
      title="operation.tickets.title"
      search="operation.tickets.search"
      tabs={tabs}
      load={({ tab, ...query }) => call('GET /studio/ops/event/ticketorder/', { query: { ...query, tab: tab as Tab } })}
      rowKey="number"
      renderMore={({ number }) => <TicketOrderDetail number={number} />}
      columns={[
        { title: t('operation.orders.number'), dataIndex: 'number' },
        {
          title: t('operation.tickets.event'),
          render: (_, { event }) => (
            <>
              {event.name}
              <br />
              <Link
                to={`/ticketorders/waiting/${event.id}`}
                aria-label={`${t('opsTicket.waitingTitle')} ${event.name}`}
              >
                {t('opsTicket.waitingTitle')}
              </Link>
            </>
          ),
        },
        { title: t('operation.buyer'), render: (_, { user }) => contactLine(user) },
        {
          title: t('operation.tickets.quantity'),
          align: 'right',
          render: (_, { lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
        },
        {
          title: t('operation.tickets.amount'),
          align: 'right',
          render: (_, { tit }) => money(tit),
        },
        { title: t('operation.created'), render: (_, order) => moment(order.created) },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
      ]}
    />
  )
}
