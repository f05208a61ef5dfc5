import { contactLine } from '@storefront/contract/domain/account/mobile'
import { QRCode } from 'antd'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import type { Order } from './OrderListScreen'
import type { Paper } from './papers'

/**
 * Returns the goods of an order with their pieces: those that are still here, packed or not; all of an order of which
 * everything is out.
 */
function goodsOf({ lines, deliveries }: Order) {
  const packedLines = deliveries.flatMap((parcel) => (parcel.state === 'packed' ? parcel.lines : []))
  const goods = lines
    .filter(({ ctype }) => ctype === 'shop.product')
    .map((line) => {
      const parts = packedLines.filter(({ line_id }) => line_id === line.id)
      return { ...line, pieces: parts.reduce((sum, { quantity }) => sum + quantity, line.left_to_send) }
    })
  const openGoods = goods.filter(({ pieces }) => pieces > 0)
  return openGoods.length > 0 ? openGoods : goods.map((line) => ({ ...line, pieces: line.quantity }))
}

/** The person who receives the order: of the address, or the buyer who collects it. */
function Recipient({ order: { address, pickup, user } }: { order: Order }) {
  const [name, mobile, place] = address
    ? [address.name, address.mobile, address.display]
    : [user.name, user.mobile, pickup ? `${pickup.name} ${pickup.code}` : '']
  return (
    <div>
      <div className="print-recipient">{contactLine({ name, mobile })}</div>
      <div>{place}</div>
    </div>
  )
}

function Goods({ order }: { order: Order }) {
  const t = useT()
  return (
    <table>
      <thead>
        <tr>
          <th>{t('operation.orders.product')}</th>
          <th className="print-count">{t('operation.orders.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {goodsOf(order).map(({ id, product_name, attributes_label, pieces }) => (
          <tr key={id}>
            <td>{[product_name, attributes_label].filter(Boolean).join(' · ')}</td>
            <td className="print-count">× {pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PrintSlipProps {
  readonly order: Order
  readonly paper: Paper
}

/** One order on paper: its number as a code to scan, who receives it, and what is in it. */
export function PrintSlip({ order, paper }: PrintSlipProps) {
  const t = useT()
  const site = useMe().data?.site
  return (
    <section className={`print-slip print-${paper}`} aria-label={order.number}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: '3mm' }}>
        <div>
          <div>{site?.name}</div>
          <strong>{order.number}</strong>
          <div>{formatMoment(order.created, site?.time_zone)}</div>
        </div>
        <QRCode type="svg" value={order.number} size={76} bordered={false} color="#000" bgColor="#fff" />
      </div>
      <Recipient order={order} />
      <Goods order={order} />
      {order.note && (
        <div>
          {t('operation.orders.note')}: {order.note}
        </div>
      )}
    </section>
  )
}
