import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSiteFormat } from '../app/useSiteFormat'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { OperationList } from './OperationList'
import { OrderExport } from './OrderExport'
import { OrderFilters, orderFilters, type OrderQuery } from './OrderFilters'
import { OrderFlag } from './OrderFlag'
import { PRINT_MAX } from './papers'
import { toneOf } from './tones'

export type Order = Reply<'GET /studio/shop/order/'>['results'][number]

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'wait_ship', text: 'operation.orders.wait_ship' },
  { key: 'wait_receive', text: 'operation.orders.wait_receive' },
  { key: 'unpaid', text: 'operation.orders.unpaid' },
  { key: 'completed', text: 'operation.orders.completed' },
] as const

const piecesOf = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Steps on many orders: printing the chosen ones, the file of all, sending. */
function SendingLinks({ ids }: { ids: readonly number[] }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      {ids.length > 0 && (
        <Button type="primary" onClick={() => void navigate(`/orders/print?ids=${ids.join(',')}`)}>
          {t('operation.print.chosen', { n: ids.length })}
        </Button>
      )}
      <OrderExport />
      <Button onClick={() => void navigate('/orders/scan')}>{t('operation.sending.menu')}</Button>
      <Button onClick={() => void navigate('/spreadsheets/shipment')}>{t('operation.sending.list')}</Button>
    </>
  )
}

/** All orders of the shop. */
export function OrderListScreen() {
  const t = useT()
  const site = useMe().data?.site
  const { money } = useSiteFormat()
  const [selectedIds, setSelectedIds] = useState<readonly number[]>([])
  return (
    <OperationList<Order>
      name="orders"
      title="operation.orders.title"
      actions={<SendingLinks ids={selectedIds} />}
      // As many as one page of paper takes at once.
      selection={{
        ids: selectedIds,
        nameOf: ({ number }) => number,
        onChange: (ids) => setSelectedIds(ids.slice(0, PRINT_MAX)),
      }}
      search="operation.orders.search"
      tabs={tabs}
      filters={orderFilters}
      renderFilters={(list) => <OrderFilters {...list} />}
      count={(filters) => call('GET /studio/shop/order/counts/', { query: filters as OrderQuery })}
      load={({ tab, ...query }, filters) =>
        call('GET /studio/shop/order/', { query: { ...(filters as OrderQuery), ...query, tab: tab || undefined } })
      }
      rowKey="id"
      columns={[
        {
          title: t('operation.orders.number'),
          render: (_, { id, number, flag, seller_note }) => (
            <>
              {flag && <OrderFlag flag={flag} />}
              <Link to={`/orders/${id}`}>{number}</Link>
              {seller_note && (
                <Typography.Paragraph ellipsis={{ rows: 1 }} style={{ margin: 0, maxWidth: 200, fontSize: 12 }}>
                  {seller_note}
                </Typography.Paragraph>
              )}
            </>
          ),
        },
        {
          title: t('operation.created'),
          render: (_, { created }) => <span className="moment-cell">{formatMoment(created, site?.time_zone)}</span>,
        },
        {
          title: t('operation.orders.goods'),
          render: (_, order) => (
            <Flex gap={8} align="center">
              {order.lines[0]?.image && (
                <img
                  src={order.lines[0].image.thumb}
                  alt=""
                  width={40}
                  height={40}
                  style={{ objectFit: 'cover', borderRadius: 6 }}
                />
              )}
              <span>
                {order.lines[0]?.product_name}
                <Typography.Text style={{ marginInlineStart: 8 }}>
                  {t('operation.orders.pieces', { n: piecesOf(order) })}
                </Typography.Text>
              </span>
            </Flex>
          ),
        },
        { title: t('operation.buyer'), render: (_, { user }) => user.name },
        {
          title: t('operation.orders.total'),
          align: 'right',
          render: (_, { tit }) => money(tit),
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display, urged }) => (
            <Flex vertical align="start" gap={4}>
              <StateTag tone={toneOf(status)}>{status_display}</StateTag>
              {urged && <StateTag tone="negative">{t('operation.orders.urged')}</StateTag>}
            </Flex>
          ),
        },
        {
          title: t('operation.desk.payment'),
          render: (_, { payment }) => (payment ? t(`operation.desk.methods.${payment.method}`) : '–'),
        },
      ]}
    />
  )
}
