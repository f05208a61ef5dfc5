import type { refundTabs } from '@storefront/contract/domain/after-sales/refund'
import { Typography } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from './OperationList'
import { RefundSteps } from './RefundRows'
import { toneOf } from './tones'

type Refund = Reply<'GET /studio/shop/refund/'>['results'][number]

type Tab = (typeof refundTabs)[number]

const tabs = [
  { key: 'open', text: 'operation.refundList.open' },
  { key: 'all', text: 'operation.all' },
] as const satisfies readonly { key: Tab; text: string }[]

/** Refunds of all orders; those that are not done have the first tab. */
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
      load={({ tab, ...query }) => call('GET /studio/shop/refund/', { query: { ...query, tab: tab as Tab } })}
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
          render: (_, { status, status_display, reason, done }) => (
            <>
              <StateTag tone={toneOf(status)}>{status_display}</StateTag>
              <Typography.Text style={{ display: 'block', fontSize: 12 }}>
                {done ? moment(done) : reason}
              </Typography.Text>
            </>
          ),
        },
        { title: t('resource.actions'), render: (_, refund) => <RefundSteps refund={refund} /> },
      ]}
    />
  )
}
