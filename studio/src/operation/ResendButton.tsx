import { judgeTrackingNo, normalizeTrackingNo } from '@storefront/contract/domain/orders/carriers'
import { Button, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { useCountry } from '../session/useMe'
import { CarrierSelect } from './CarrierSelect'

interface ResendButtonProps {
  /** The replacement, in words. */
  readonly goods: string
  readonly isBusy: boolean
  readonly onStep: (parcel: { carrier: string; tracking_no: string }) => Promise<unknown>
}

/** Sends the replacement of an exchange: its carrier from the table or another one, and a number that can be one. */
export function ResendButton({ goods, isBusy, onStep }: ResendButtonProps) {
  const t = useT()
  const country = useCountry()
  const [isOpen, setOpen] = useState(false)
  const [carrier, setCarrier] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  const state = judgeTrackingNo(carrier, normalizeTrackingNo(trackingNo), country?.code ?? '')
  const act = async () => {
    // A refusal stands in a message; what was written stays for another try.
    await onStep({ carrier: carrier.trim(), tracking_no: trackingNo.trim() }).then(
      () => setOpen(false),
      () => undefined,
    )
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('operation.returns.steps.resend')}
      </Button>
      <Modal
        open={isOpen}
        title={t('operation.returns.steps.resend')}
        okText={t('operation.returns.steps.resend')}
        okButtonProps={{ loading: isBusy, disabled: carrier.trim() === '' || state === 'wrong' }}
        onOk={() => void act()}
        onCancel={() => setOpen(false)}
      >
        <Typography.Paragraph>{t('operation.returns.asks.resend', { goods })}</Typography.Paragraph>
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
    </>
  )
}
