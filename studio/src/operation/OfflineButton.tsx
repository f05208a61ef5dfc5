import { offlineMethods } from '@storefront/contract/domain/orders/order-desk'
import { Button, Form, Input, Modal, Select, Typography } from 'antd'
import { useState } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { type Body, call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import type { StudioOrder } from './studio-order.types'
import { useStep } from './useStep'

type Payment = Body<'POST /studio/shop/order/{id}/pay/'>

function OfflineModal({ order, onClose }: { order: StudioOrder; onClose: () => void }) {
  const t = useT()
  const { money } = useSiteFormat()
  const [method, setMethod] = useState<Payment['method']>('transfer')
  const [reference, setReference] = useState('')
  const step = useStep(
    (body: Payment) =>
      submitOnce(`pay-${order.id}`, body, (key) =>
        call('POST /studio/shop/order/{id}/pay/', { params: { id: order.id }, body, key }),
      ),
    ['orders', 'order'],
  )
  return (
    <Modal
      open
      title={t('operation.desk.offline')}
      okText={t('operation.desk.offline')}
      okButtonProps={{ loading: step.isPending, disabled: reference.trim() === '' }}
      onOk={() => step.mutate({ method, reference: reference.trim(), total: order.tit }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Typography.Paragraph>{t('operation.desk.offlineHint', { amount: money(order.tit) })}</Typography.Paragraph>
      <Form layout="vertical" component="div">
        <Form.Item label={t('operation.desk.method')}>
          <Select
            aria-label={t('operation.desk.method')}
            value={method}
            onChange={setMethod}
            options={offlineMethods.map((value) => ({ value, label: t(`operation.desk.methods.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t('operation.desk.reference')} extra={t('operation.desk.referenceHint')} required>
          <Input
            aria-label={t('operation.desk.reference')}
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Opens the dialog in which the seller records money that came without a vendor. */
export function OfflineButton({ order }: { order: StudioOrder }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('operation.desk.offline')}</Button>
      {isOpen && <OfflineModal order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
