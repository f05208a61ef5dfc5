import { MobileItem } from '../editing/MobileItem'
import { permissions } from '@storefront/contract/permissions'
import { Alert, Form, Input, Modal } from 'antd'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'
import { choiceOf, type Slot } from './labels'

interface WalkInDraft {
  readonly name: string
  readonly mobile?: string
  readonly note?: string
  readonly overbook_reason?: string
}

/** Without what was left empty. */
const filledIn = (draft: WalkInDraft) =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  ) as Omit<WalkInDraft, 'name'> & {
    name: string
  }

/** Books for a customer at the counter; above the capacity it takes a reason, and the permission. */
export function WalkInModal({
  id,
  date,
  slot,
  onClose,
}: {
  id: number
  date: string
  slot: Slot
  onClose: () => void
}) {
  const t = useT()
  const can = useCan()
  const [form] = Form.useForm<WalkInDraft>()
  const isFull = slot.booked >= slot.quota
  const isDenied = isFull && !can(permissions.overbookReservation)
  const book = useStep(
    (draft: WalkInDraft) => {
      const body = { ...choiceOf(slot, date), ...filledIn(draft) }
      return submitOnce(`walk-in-${id}`, body, (key) =>
        call('POST /studio/ops/reservation/resv/{id}/record/', { params: { id }, body, key }),
      )
    },
    ['schedule', 'reservations', 'bookings'],
  )
  const required = { required: true, whitespace: true, message: t('promoForm.fillIn') }
  return (
    <Modal
      open
      title={t('opsResv.addWalkIn')}
      okText={t('opsResv.book')}
      okButtonProps={{ loading: book.isPending, disabled: isDenied }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {isFull && (
        <Alert
          type="warning"
          showIcon
          title={t(isDenied ? 'opsResv.fullDenied' : 'opsResv.fullHint')}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        onFinish={(draft) => book.isPending || book.mutate(draft, { onSuccess: onClose })}
      >
        <Form.Item name="name" label={t('opsResv.name')} rules={[required]}>
          <Input maxLength={50} />
        </Form.Item>
        <MobileItem name="mobile" label={t('opsResv.mobile')} />
        <Form.Item name="note" label={t('opsResv.note')}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        {isFull && !isDenied && (
          <Form.Item name="overbook_reason" label={t('opsResv.overbookReason')} rules={[required]}>
            <Input maxLength={200} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
