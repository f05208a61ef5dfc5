import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { DateField } from '../editing/dates/DateFields'
import { useT } from '../i18n'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { choiceOf, type Slot } from './labels'

type ClosureDraft = { resvvariant: number | null; date: string; start_time?: string; end_time?: string; reason: string }

const useClose = (id: number) =>
  useStep(
    (body: ClosureDraft) =>
      submitOnce(`closure-${id}`, body, (key) =>
        call('POST /studio/ops/reservation/resv/{id}/closure/', { params: { id }, body, key }),
      ),
    ['schedule'],
  )

/** Closes one slot; what is booked in it stays. */
export function CloseSlotButton({ id, slot, date }: { id: number; slot: Slot; date: string }) {
  const close = useClose(id)
  return (
    <StepButton
      text="opsResv.closeSlot"
      question="opsResv.closeSlotAsk"
      note="optional"
      noteText="opsResv.reason"
      isDanger
      isBusy={close.isPending}
      onStep={(reason) => close.mutateAsync({ ...choiceOf(slot, date), reason })}
    />
  )
}

/** Closes a day of all that can be booked. */
export function CloseDayButton({ id, date }: { id: number; date: string }) {
  const t = useT()
  const [form] = Form.useForm<{ date: string; reason?: string }>()
  const [isOpen, setOpen] = useState(false)
  const close = useClose(id)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('opsResv.closeDay')}
      </Button>
      <Modal
        open={isOpen}
        destroyOnHidden
        title={t('opsResv.closeDay')}
        okText={t('opsResv.close')}
        okButtonProps={{ danger: true, loading: close.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
      >
        <p>{t('opsResv.closeDayAsk')}</p>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ date }}
          onFinish={(draft) =>
            close.isPending ||
            close.mutate(
              { resvvariant: null, date: draft.date, reason: draft.reason?.trim() ?? '' },
              { onSuccess: () => setOpen(false) },
            )
          }
        >
          <Form.Item name="date" label={t('opsForm.date')} rules={[{ required: true, message: t('promoForm.fillIn') }]}>
            <DateField />
          </Form.Item>
          <Form.Item name="reason" label={t('opsResv.reason')}>
            <Input maxLength={200} showCount />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}

/** Opens a closed time again. */
export function OpenButton({ id }: { id: number }) {
  const open = useStep(() => call('DELETE /studio/ops/reservation/closure/{id}/', { params: { id } }), ['schedule'])
  return (
    <StepButton
      text="opsResv.open"
      question="opsResv.openAsk"
      isBusy={open.isPending}
      onStep={() => open.mutateAsync(undefined)}
    />
  )
}
