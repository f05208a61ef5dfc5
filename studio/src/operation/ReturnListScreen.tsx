import { exchangeLabel } from '@storefront/contract/domain/after-sales/exchange'
import { returnKinds } from '@storefront/contract/domain/after-sales/order-return'
import { Select } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useSiteFormat } from '../app/useSiteFormat'
import { useMe } from '../session/useMe'
import { OperationList } from './OperationList'
import { toneOf } from './tones'

type OrderReturn = Reply<'GET /studio/ops/shop/orderlinereturn/'>['results'][number]

const tabs = [
  { key: 'waiting', text: 'operation.returns.waiting' },
  { key: 'appealed', text: 'operation.returns.appealed' },
  { key: 'under_way', text: 'operation.returns.under_way' },
  { key: 'refund_failed', text: 'operation.returns.refund_failed' },
  { key: 'done', text: 'operation.returns.done' },
  { key: 'all', text: 'operation.all' },
] as const

const kindOf = (text: string | undefined) => returnKinds.find((kind) => kind === text)

/** The returns that buyers requested. */
export function ReturnListScreen() {
  const t = useT()
  const site = useMe().data?.site
  const { money } = useSiteFormat()
  return (
    <OperationList<OrderReturn>
      name="returns"
      file="returns"
      title="operation.returns.title"
      search="operation.returns.search"
      tabs={tabs}
      filters={['kind']}
      renderFilters={({ filters, setAll }) => (
        <Select
          aria-label={t('operation.returns.kind')}
          value={filters.kind ?? ''}
          options={[
            { value: '', label: t('operation.returns.anyKind') },
            ...returnKinds.map((kind) => ({ value: kind, label: t(`operation.returns.kinds.${kind}`) })),
          ]}
          onChange={(kind) => setAll({ kind: kind || undefined })}
          style={{ width: 240, marginBottom: 16 }}
        />
      )}
      count={({ search, kind }) =>
        call('GET /studio/shop/orderlinereturn/counts/', { query: { search, kind: kindOf(kind) } })
      }
      load={(query, { kind }) =>
        call('GET /studio/ops/shop/orderlinereturn/', { query: { ...query, kind: kindOf(kind) } })
      }
      rowKey="number"
      columns={[
        {
          title: t('operation.returns.number'),
          render: (_, { number }) => <Link to={`/returns/${number}`}>{number}</Link>,
        },
        {
          title: t('operation.created'),
          render: (_, { created }) => <span className="moment-cell">{formatMoment(created, site?.time_zone)}</span>,
        },
        {
          title: t('operation.orders.product'),
          render: (_, { line, exchange }) => (
            <>
              <div>{line.product_name}</div>
              {exchange && <div className="wrap-cell">{exchangeLabel(exchange)}</div>}
            </>
          ),
        },
        {
          title: t('operation.returns.kind'),
          render: (_, { kind_display }) => <span className="wrap-cell">{kind_display}</span>,
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
        { title: t('operation.returns.reason'), dataIndex: 'reason' },
        { title: t('operation.buyer'), render: (_, { user }) => user.name },
        {
          title: t('operation.refunds.amount'),
          align: 'right',
          render: (_, { amount, exchange }) => (exchange ? '–' : money(amount)),
        },
      ]}
    />
  )
}
