import { contactLine } from '@storefront/contract/domain/account/mobile'
import { exchangeLabel } from '@storefront/contract/domain/after-sales/exchange'
import { studioPermissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Descriptions, Flex, Table } from 'antd'
import { Link, useNavigate, useParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { formatAddress, formatMoment } from '../i18n/format'
import { useSiteFormat } from '../app/useSiteFormat'
import { useCan, useMe } from '../session/useMe'
import { MendButton } from './MendButton'
import { OfflineButton } from './OfflineButton'
import { OrderTimeline, OtherOrders } from './OrderHistory'
import type { Order } from './OrderListScreen'
import { OrderMark } from './OrderMark'
import { OrderSteps } from './OrderSteps'
import { PriceButton } from './PriceButton'
import { RefundButton } from './RefundButton'
import type { StudioOrder } from './studio-order.types'
import { RefundRows } from './RefundRows'
import { toneOf } from './tones'
import './order-sums.css'

/** The price of an order, as its buyer saw it. */
function Sums({ order }: { order: Order }) {
  const t = useT()
  const { money } = useSiteFormat()
  const { sums, tit, refunded } = order
  const rows = [
    ['goods', sums.goods],
    ['discount', sums.discount],
    ['shipping', sums.shipping],
    ['total', tit],
    ['refunded', refunded],
  ] as const
  const isNothing = (name: string, value: string) => (name === 'discount' || name === 'refunded') && Number(value) === 0
  return (
    <dl className="order-sums">
      {rows
        .filter(([name, value]) => !isNothing(name, value))
        .map(([name, value]) => (
          <div key={name} className={`order-sum-${name}`}>
            <dt>{t(`operation.sums.${name}`)}</dt>
            <dd>{(name === 'discount' ? '-' : '') + money(value)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The returns and exchanges of a line, each with a link. */
const renderReturns = (_: unknown, { returns }: Order['lines'][number]) =>
  returns.map(({ number, status, status_display, exchange }) => (
    <Link key={number} to={`/returns/${number}`}>
      <StateTag tone={toneOf(status)}>{status_display}</StateTag>
      {exchange && <div>{exchangeLabel(exchange)}</div>}
    </Link>
  ))

function Lines({ order }: { order: Order }) {
  const t = useT()
  const { money } = useSiteFormat()
  const hasReturns = order.lines.some(({ returns }) => returns.length > 0)
  return (
    <Card title={t('operation.orders.goods')} style={{ marginBottom: 16 }}>
      <Table<Order['lines'][number]>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={order.lines}
        columns={[
          {
            title: t('operation.orders.product'),
            render: (_, { image, product_name, attributes_label, is_verifying }) => (
              <Flex gap={12} align="center">
                {image && (
                  <img
                    src={image.thumb}
                    alt=""
                    width={48}
                    height={48}
                    style={{ objectFit: 'cover', borderRadius: 6 }}
                  />
                )}
                <span>{[product_name, attributes_label].filter(Boolean).join(' · ')}</span>
                {is_verifying && <StateTag tone="information">{t('operation.orders.verifying')}</StateTag>}
              </Flex>
            ),
          },
          { title: t('operation.orders.price'), align: 'right', render: (_, { upit }) => money(upit) },
          { title: t('operation.orders.quantity'), align: 'right', dataIndex: 'quantity' },
          { title: t('operation.orders.left'), align: 'right', dataIndex: 'left_to_send' },
          ...(hasReturns ? [{ title: t('operation.returns.title'), render: renderReturns }] : []),
        ]}
      />
      <Sums order={order} />
    </Card>
  )
}

function Parcels({ order }: { order: Order }) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  if (order.deliveries.length === 0) return null
  return (
    <Card title={t('operation.orders.parcels')} style={{ marginBottom: 16 }}>
      <Table<Order['deliveries'][number]>
        rowKey="number"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={order.deliveries}
        columns={[
          { title: t('operation.carrier'), render: (_, { carrier }) => carrier || '–' },
          {
            title: t('operation.trackingNo'),
            render: (_, { tracking_no, tracking_page: page }) =>
              page ? (
                <a href={page} target="_blank" rel="noreferrer">
                  {tracking_no}
                </a>
              ) : (
                tracking_no || '–'
              ),
          },
          {
            title: t('operation.orders.pieceCount'),
            align: 'right',
            render: (_, { lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
          },
          {
            title: t('operation.orders.shipped'),
            render: (_, { shipped }) => (shipped ? formatMoment(shipped, zone) : '–'),
          },
          { title: t('operation.state'), dataIndex: 'state_display' },
          { title: t('operation.orders.latest'), render: (_, { latest }) => latest?.text ?? '–' },
          {
            title: t('resource.actions'),
            render: (_, parcel) => parcel.state === 'shipped' && <MendButton parcel={parcel} />,
          },
        ]}
      />
    </Card>
  )
}

/** Leads to the papers of an order. */
function PrintLink({ id }: { id: number }) {
  const t = useT()
  const navigate = useNavigate()
  return <Button onClick={() => void navigate(`/orders/print?ids=${id}`)}>{t('operation.print.one')}</Button>
}

/** The buyer, with the way to their page for staff who may read customers. */
function Buyer({ order: { user, customer_id } }: { order: StudioOrder }) {
  const can = useCan()
  const name = contactLine(user)
  return can(studioPermissions.readCustomer) ? <Link to={`/customers/${customer_id}`}>{name}</Link> : name
}

/** One order: who bought what, where it goes, and what is to be done. */
export function OrderScreen() {
  const t = useT()
  const id = Number(useParams().id)
  const zone = useMe().data?.site.time_zone
  const query = useQuery({
    queryKey: ['order', id],
    queryFn: () => call('GET /studio/shop/order/{id}/', { params: { id } }),
  })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const order = query.data
  if (!order) return <Loading />
  const target = order.pickup
    ? { key: 'pickup', label: t('operation.orders.pickup'), children: `${order.pickup.name} · ${order.pickup.code}` }
    : {
        key: 'address',
        label: t('operation.orders.address'),
        children: order.address ? formatAddress(order.address) : '–',
      }
  return (
    <>
      <ScreenHead title={t('operation.orders.one', { number: order.number })}>
        <PrintLink id={order.id} />
        {order.is_price_open && <PriceButton order={order} />}
        {order.status === 'unpaid' && <OfflineButton order={order} />}
        {order.refund_offer && <RefundButton order={order} offer={order.refund_offer} />}
        <OrderSteps key={order.deliveries.length} order={order} />
      </ScreenHead>
      <Card style={{ marginBottom: 16 }}>
        <Descriptions
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'state',
              label: t('operation.state'),
              children: (
                <Flex gap={8} wrap align="center">
                  <StateTag tone={toneOf(order.status)}>{order.status_display}</StateTag>
                  {order.urged && (
                    <StateTag tone="negative">
                      {t('operation.orders.urgedAt', { at: formatMoment(order.urged, zone) })}
                    </StateTag>
                  )}
                </Flex>
              ),
            },
            { key: 'buyer', label: t('operation.buyer'), children: <Buyer order={order} /> },
            { key: 'created', label: t('operation.created'), children: formatMoment(order.created, zone) },
            {
              key: 'paid',
              label: t('operation.orders.paid'),
              children: order.paid ? formatMoment(order.paid, zone) : '–',
            },
            {
              key: 'payment',
              label: t('operation.desk.payment'),
              children: order.payment
                ? [t(`operation.desk.methods.${order.payment.method}`), order.payment.reference]
                    .filter(Boolean)
                    .join(' · ')
                : '–',
            },
            target,
            { key: 'note', label: t('operation.orders.note'), children: order.note || '–' },
          ]}
        />
      </Card>
      <OrderMark key={`${order.flag} ${order.seller_note}`} order={order} />
      <Lines order={order} />
      <Parcels order={order} />
      <RefundRows refunds={order.refunds} />
      <OrderTimeline timeline={order.timeline} />
      <OtherOrders others={order.others} />
    </>
  )
}
