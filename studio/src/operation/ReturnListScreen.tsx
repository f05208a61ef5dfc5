import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { OperationList } from './OperationList'
import { toneOf } from './tones'

type OrderReturn = Reply<'GET /studio/ops/shop/orderlinereturn/'>['results'][number]

const tabs = [
  { key: 'waiting', text: 'operation.returns.waiting' },
  { key: 'under_way', text: 'operation.returns.under_way' },
  { key: 'refund_failed', text: 'operation.returns.refund_failed' },
  { key: 'done', text: 'operation.returns.done' },
  { key: 'all', text: 'operation.all' },
] as const

/** The returns that buyers requested. */
export function ReturnListScreen() {
  const t = useT()
  const site = useMe().data?.site
  return (
    <OperationList<OrderReturn>
      name="returns"
      file="returns"
      title="operation.returns.title"
      search="operation.returns.search"
      tabs={tabs}
      load={(query) => call('GET /studio/ops/shop/orderlinereturn/', { query })}
      rowKey="number"
      columns={[
        {
          title: t('operation.returns.number'),
          render: (_, { number }) => <Link to={`/returns/${number}`}>{number}</Link>,
        },
        { title: t('operation.created'), render: (_, { created }) => formatMoment(created, site?.time_zone) },
        { title: t('operation.orders.product'), render: (_, { line }) => line.product_name },
        { title: t('operation.returns.kind'), dataIndex: 'kind_display' },
        { title: t('operation.returns.reason'), dataIndex: 'reason' },
        { title: t('operation.buyer'), render: (_, { user }) => user.name },
        {
          title: t('operation.refunds.amount'),
          align: 'right',
          render: (_, { amount }) => `${site?.currency.symbol ?? ''}${amount}`,
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
      ]}
    />
  )
}
