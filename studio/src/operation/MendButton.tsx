import { judgeTrackingNo, normalizeTrackingNo } from '@storefront/contract/domain/orders/carriers'
import { Button, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { CarrierSelect } from './CarrierSelect'
import type { Order } from './OrderListScreen'
import { useCountry } from '../session/useMe'
import { useStep } from './useStep'

type Parcel = Order['deliveries'][number]

function MendModal({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const t = useT()
  const [carrier, setCarrier] = useState(parcel.carrier)
  const [trackingNo, setTrackingNo] = useState(parcel.tracking_no)
  const country = useCountry()
  const state = judgeTrackingNo(carrier, normalizeTrackingNo(trackingNo), country?.code ?? '')
  const step = useStep(
    (body: { carrier: string; tracking_no: string }) =>
      call('PUT /studio/shop/parcel/{number}/', { params: { number: parcel.number }, body }),
    ['orders', 'order'],
  )
  return (
    <Modal
      open
      title={t('operation.sending.mend')}
      okText={t('operation.sending.mend')}
      okButtonProps={{ loading: step.isPending, disabled: carrier.trim() === '' || state === 'wrong' }}
      onOk={() => step.mutate({ carrier: carrier.trim(), tracking_no: trackingNo.trim() }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Typography.Paragraph>{t('operation.sending.mendHint')}</Typography.Paragraph>
      <Form layout="vertical" component="div">
        <Form.Item label={t('operation.carrier')} required>
          <CarrierSelect label={t('operation.carrier')} value={carrier} onChange={setCarrier} />
        </Form.Item>
        <Form.Item
          label={t('operation.trackingNo')}
          required
          extra={state === 'unusual' ? t('operation.sending.unusual', { carrier }) : undefined}
        >
          <Input
            aria-label={t('operation.trackingNo')}
            maxLength={40}
            value={trackingNo}
            onChange={({ target }) => setTrackingNo(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Opens the dialog that mends carrier and number of a parcel. */
export function MendButton({ parcel }: { parcel: Parcel }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('operation.sending.mend')}
      </Button>
      {isOpen && <MendModal parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  )
}
