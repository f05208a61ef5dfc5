import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from './OperationList'
import { RefundSteps } from './RefundRows'
import { toneOf } from './tones'

type Refund = Reply<'GET /studio/shop/refund/'>['results'][number]

const tabs = [
  { key: 'open', text: 'operation.refundList.open' },
  { key: 'all', text: 'operation.all' },
] as const

/** Refunds of all orders; those that are not done yet come first. */
export function RefundListScreen() {
  const t = useT()
  const { money, moment } = useSiteFormat()
  return (
    <OperationList<Refund>
      name="refunds"
      file="refunds"
      title="operation.refundList.title"
      search="operation.refundList.search"
      tabs={tabs}
      load={(query) => call('GET /studio/shop/refund/', { query })}
      rowKey="id"
      columns={[
        { title: t('operation.refundList.number'), dataIndex: 'number' },
        { title: t('operation.created'), render: (_, { created }) => moment(created) },
        {
          title: t('operation.refundList.order'),
          render: (_, { order }) => <Link to={`/orders/${order.id}`}>{order.number}</Link>,
        },
        { title: t('operation.buyer'), render: (_, { user }) => user.name },
        { title: t('operation.refunds.amount'), align: 'right', render: (_, { amount }) => money(amount) },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
        { title: t('operation.refundList.reason'), render: (_, { reason }) => reason || '–' },
        { title: t('operation.refundList.done'), render: (_, { done }) => (done ? moment(done) : '–') },
        { title: t('resource.actions'), render: (_, refund) => <RefundSteps refund={refund} /> },
      ]}
    />
  )
}
