import { Alert, Card, Flex, Form, Input, type InputRef, Table, Typography } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { CarrierSelect } from './CarrierSelect'
import { useStep } from './useStep'

type SentOrder = Reply<'POST /studio/shop/order/scan/'>
type Scan = { readonly number: string; readonly tracking_no: string; readonly carrier: string }

/** The orders that were sent since the screen was opened, the latest first. */
function SentOrders({ orders }: { orders: readonly SentOrder[] }) {
  const t = useT()
  return (
    <Card title={<span role="status">{t('operation.sending.sentCount', { n: orders.length })}</span>}>
      <Table<SentOrder>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...orders]}
        columns={[
          {
            title: t('operation.orders.number'),
            render: (_, { id, number, recipient }) => (
              <>
                <Link to={`/orders/${id}`}>{number}</Link> {recipient}
              </>
            ),
          },
          { title: t('operation.carrier'), dataIndex: 'carrier' },
          { title: t('operation.trackingNo'), dataIndex: 'tracking_no' },
          {
            title: t('operation.sending.result'),
            render: (_, { carrier, is_unusual }) =>
              is_unusual && (
                <Typography.Text type="warning">{t('operation.sending.unusual', { carrier })}</Typography.Text>
              ),
          },
        ]}
      />
    </Card>
  )
}

/** Sends orders by a scanner: an order's number and Enter, its parcel's number and Enter. */
export function ScanScreen() {
  const t = useT()
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  const [sentOrders, setSentOrders] = useState<readonly SentOrder[]>([])
  const numberField = useRef<InputRef>(null)
  const trackingField = useRef<InputRef>(null)
  const step = useStep(
    async (body: Scan) => {
      const order = await submitOnce('scan', body, (key) => call('POST /studio/shop/order/scan/', { body, key }))
      setSentOrders((before) => [order, ...before])
    },
    ['orders', 'order'],
  )
  useEffect(() => numberField.current?.focus(), [])
  const send = () => {
    const body = { number: number.trim(), tracking_no: trackingNo.trim(), carrier: carrier.trim() }
    if (body.number === '' || body.tracking_no === '' || step.isPending) return
    // After a refusal both numbers stay, to be mended.
    step.mutate(body, {
      onSuccess: () => {
        setNumber('')
        setTrackingNo('')
        numberField.current?.focus()
      },
    })
  }
  return (
    <>
      <ScreenHead title={t('operation.sending.title')} />
      <Card style={{ marginBottom: 16 }}>
        <Typography.Paragraph>{t('operation.sending.hint')}</Typography.Paragraph>
        {step.isError && (
          <Alert type="error" showIcon role="alert" title={step.error.message} style={{ marginBottom: 16 }} />
        )}
        <Form layout="vertical" component="div">
          <Flex gap={16} wrap>
            <Form.Item label={t('operation.sending.number')} required style={{ flex: '1 1 200px' }}>
              <Input
                ref={numberField}
                aria-label={t('operation.sending.number')}
                size="large"
                maxLength={40}
                value={number}
                onChange={({ target }) => setNumber(target.value)}
                onPressEnter={() => number.trim() !== '' && trackingField.current?.focus()}
              />
            </Form.Item>
            <Form.Item label={t('operation.trackingNo')} required style={{ flex: '1 1 200px' }}>
              <Input
                ref={trackingField}
                aria-label={t('operation.trackingNo')}
                size="large"
                maxLength={40}
                value={trackingNo}
                onChange={({ target }) => setTrackingNo(target.value)}
                onPressEnter={send}
              />
            </Form.Item>
            <Form.Item label={t('operation.carrier')} style={{ flex: '1 1 200px' }}>
              <CarrierSelect
                label={t('operation.carrier')}
                placeholder={t('operation.sending.carrierAuto')}
                size="large"
                value={carrier}
                onChange={setCarrier}
              />
            </Form.Item>
          </Flex>
        </Form>
      </Card>
      <SentOrders orders={sentOrders} />
    </>
  )
}
