import { Form, Input, Modal, Table } from 'antd'
import { useState } from 'react'
import { NumberInput } from '../editing/NumberInput'
import { useT } from '../i18n'
import { formatAddress } from '../i18n/format'
import { CarrierSelect } from './CarrierSelect'
import type { Order } from './OrderListScreen'

interface Parcel {
  carrier: string
  tracking_no: string
  lines: { line_id: number; quantity: number }[]
}

interface ShipModalProps {
  readonly order: Order
  readonly isBusy: boolean
  readonly onShip: (parcel: Parcel) => Promise<void>
  readonly onClose: () => void
}

/** The carrier as a control of its form, which passes its value. */
function CarrierField({
  label,
  value = '',
  onChange,
}: {
  label: string
  value?: string
  onChange?: (carrier: string) => void
}) {
  return <CarrierSelect label={label} value={value} onChange={(carrier) => onChange?.(carrier)} />
}

/** A parcel: the carrier, and the pieces in it; all that is left, unless some are taken out. */
export function ShipModal({ order, isBusy, onShip, onClose }: ShipModalProps) {
  const t = useT()
  const [form] = Form.useForm<{ carrier: string; tracking_no: string }>()
  const lines = order.lines.filter(({ left_to_send }) => left_to_send > 0)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(
    Object.fromEntries(lines.map(({ id, left_to_send }) => [id, left_to_send])),
  )
  const parcelLines = lines
    .map(({ id }) => ({ line_id: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const submit = ({ carrier = '', tracking_no = '' }: Partial<Parcel>) =>
    void (
      parcelLines.length > 0 &&
      !isBusy &&
      onShip({ carrier: carrier.trim(), tracking_no: tracking_no.trim(), lines: parcelLines })
    )
  // A number without its carrier leads nowhere, nor the other way round.
  const both = async () => {
    const { carrier = '', tracking_no = '' } = form.getFieldsValue()
    if ((carrier.trim() === '') !== (tracking_no.trim() === '')) throw new Error(t('operation.orders.bothOrNone'))
  }
  return (
    <Modal
      open
      width={640}
      title={t('operation.orders.steps.ship')}
      okText={t('operation.orders.steps.ship')}
      okButtonProps={{ loading: isBusy, disabled: parcelLines.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={submit}>
        {order.address && <Form.Item label={t('operation.orders.address')}>{formatAddress(order.address)}</Form.Item>}
        <Form.Item name="carrier" label={t('operation.carrier')} extra={t('operation.orders.packHint')}>
          <CarrierField label={t('operation.carrier')} />
        </Form.Item>
        <Form.Item
          name="tracking_no"
          label={t('operation.trackingNo')}
          dependencies={['carrier']}
          rules={[{ validator: both }]}
        >
          <Input maxLength={40} />
        </Form.Item>
      </Form>
      <Table<Order['lines'][number]>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={lines}
        columns={[
          {
            title: t('operation.orders.product'),
            render: (_, line) => [line.product_name, line.attributes_label].filter(Boolean).join(' · '),
          },
          { title: t('operation.orders.left'), align: 'right', dataIndex: 'left_to_send' },
          {
            title: t('operation.orders.inParcel'),
            render: (_, { id, product_name, left_to_send }) => (
              <NumberInput
                aria-label={t('operation.orders.piecesOf', { name: product_name })}
                min={0}
                max={left_to_send}
                precision={0}
                value={pieces[id] ?? null}
                onChange={(next) => setPieces({ ...pieces, [id]: next ?? 0 })}
              />
            ),
          },
        ]}
      />
    </Modal>
  )
}
