import { QRCode } from 'antd'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import type { Order } from './OrderListScreen'
import type { Paper } from './papers'

/** Goods of an order that are sent or handed over, with what their returns leave of them. */
const goodsOf = ({ lines }: Order) => lines.filter(({ ctype }) => ctype === 'shop.product')

/** The person who receives the order: of the address, or the buyer who collects it. */
function Recipient({ order: { address, pickup, user } }: { order: Order }) {
  const [name, mobile, place] = address
    ? [address.name, address.mobile, address.display]
    : [user.name, user.mobile, pickup ? `${pickup.name} ${pickup.code}` : '']
  return (
    <div>
      <div className="print-recipient">
        {name} {mobile}
      </div>
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
        {goodsOf(order).map(({ id, product_name, attributes_label, quantity }) => (
          <tr key={id}>
            <td>{[product_name, attributes_label].filter(Boolean).join(' · ')}</td>
            <td className="print-count">× {quantity}</td>
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
