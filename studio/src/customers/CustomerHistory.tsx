import { isMoneyBalance } from '@storefront/contract/domain/wallet/balance-kinds'
import { Card, Table, type TableProps, Tabs } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import { toneOf } from '../operation/tones'
import type { Customer } from './customer.types'

/** Rows of one part of the history. */
function Part<Row extends { id: number }>({ rows, columns }: { rows: Row[]; columns: TableProps<Row>['columns'] }) {
  const t = useT()
  return (
    <Table<Row>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      columns={columns}
      locale={{ emptyText: t('customers.none') }}
    />
  )
}

/** The latest orders, coupons, cards and changes of balances, in tabs. */
export function CustomerHistory({ customer, canOpenOrders }: { customer: Customer; canOpenOrders: boolean }) {
  const t = useT()
  const { money, moment, end: formatEnd } = useSiteFormat()
  const { orders, coupons, cards, entries } = customer
  const until = (end: string | null) => (end === null ? t('customers.forever') : formatEnd(end))
  const parts = [
    {
      key: 'orders',
      label: `${t('customers.orders')} (${orders.length})`,
      children: (
        <Part
          rows={orders}
          columns={[
            {
              title: t('customers.number'),
              render: (_, { id, number }) => (canOpenOrders ? <Link to={`/orders/${id}`}>{number}</Link> : number),
            },
            { title: t('customers.at'), render: (_, { created }) => moment(created) },
            {
              title: t('operation.state'),
              render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
            },
            { title: t('customers.total'), align: 'right', render: (_, { total }) => money(total) },
          ]}
        />
      ),
    },
    {
      key: 'coupons',
      label: `${t('customers.coupons')} (${coupons.length})`,
      children: (
        <Part
          rows={coupons}
          columns={[
            { title: t('customers.coupon'), dataIndex: 'label' },
            { title: t('operation.state'), dataIndex: 'status_display' },
            { title: t('customers.until'), render: (_, { end }) => until(end) },
            { title: t('customers.at'), render: (_, { created }) => moment(created) },
          ]}
        />
      ),
    },
    {
      key: 'cards',
      label: `${t('customers.cards')} (${cards.length})`,
      children: (
        <Part
          rows={cards}
          columns={[
            { title: t('customers.name'), dataIndex: 'name' },
            { title: t('customers.code'), dataIndex: 'code' },
            { title: t('customers.until'), render: (_, { end }) => until(end) },
          ]}
        />
      ),
    },
    {
      key: 'entries',
      label: `${t('customers.entries')} (${entries.length})`,
      children: (
        <Part
          rows={entries}
          columns={[
            { title: t('customers.at'), render: (_, { created }) => moment(created) },
            { title: t('customers.balances'), render: (_, { kind }) => t(`customers.kinds.${kind}`) },
            { title: t('customers.reason'), dataIndex: 'reason_display' },
            {
              title: t('customers.change'),
              align: 'right',
              render: (_, { kind, change }) => (isMoneyBalance(kind) ? money(change) : change),
            },
            {
              title: t('customers.after'),
              align: 'right',
              render: (_, { kind, after }) => (isMoneyBalance(kind) ? money(after) : after),
            },
          ]}
        />
      ),
    },
  ]
  return (
    <Card>
      <Tabs items={parts} />
    </Card>
  )
}
