import { isDate } from '@storefront/contract/domain/date-time'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Modal, Select } from 'antd'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { DateField } from '../editing/dates/DateFields'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'
import { choiceOf, type Schedule, slotTime } from './labels'

interface MoveDraft {
  readonly date: string
  /** The moment at which the slot begins, and its variant: `1 2026-…`. */
  readonly slot: string
  readonly reason?: string
  readonly overbook_reason?: string
}

/** Slots of a day, those of the booking's own variant first. */
function slotsOf({ days, resvvariants }: Schedule, date: string, variant: number) {
  const slots = (days.find((day) => day.date === date)?.slots ?? []).filter(({ is_closed }) => !is_closed)
  const label = (id: number) => resvvariants.find((one) => one.id === id)?.attributes_label ?? ''
  return slots
    .map((slot) => ({
      slot,
      key: `${slot.resvvariant} ${slot.start}`,
      label: label(slot.resvvariant),
      isFull: slot.booked >= slot.quota,
    }))
    .sort((one, other) => Number(other.slot.resvvariant === variant) - Number(one.slot.resvvariant === variant))
}

/** Chooses another day and slot for a booking, and notifies its customer. */
export function MoveModal({
  booking,
  reservation,
  variant,
  onClose,
}: {
  booking: number
  reservation: number
  variant: number
  onClose: () => void
}) {
  const t = useT()
  const can = useCan()
  const [form] = Form.useForm<MoveDraft>()
  const date = Form.useWatch('date', form) ?? ''
  const slotKey = Form.useWatch('slot', form)
  const { data, isFetching } = useQuery({
    queryKey: ['schedule', reservation, 'day', date],
    queryFn: () =>
      call('GET /studio/ops/reservation/resv/{id}/schedule/', {
        params: { id: reservation },
        query: { fd: date, td: date },
      }),
    enabled: isDate(date),
  })
  const slots = data ? slotsOf(data, date, variant) : []
  const choice = slots.find(({ key }) => key === slotKey)
  const move = useStep(
    ({ reason, overbook_reason }: MoveDraft) => {
      if (!choice) return Promise.reject(new Error(t('promoForm.fillIn')))
      const words = {
        ...(reason?.trim() && { reason: reason.trim() }),
        ...(overbook_reason?.trim() && { overbook_reason: overbook_reason.trim() }),
      }
      const body = { ...choiceOf(choice.slot, date), ...words }
      return submitOnce(`move-${booking}`, body, (key) =>
        call('POST /studio/ops/reservation/resvrecord/{id}/move/', { params: { id: booking }, body, key }),
      )
    },
    ['booking', 'bookings', 'schedule', 'reservations'],
  )
  const required = { required: true, message: t('promoForm.fillIn') }
  const canChoose = (isFull: boolean) => !isFull || can(permissions.overbookReservation)
  return (
    <Modal
      open
      title={t('opsResv.move')}
      okText={t('opsResv.move')}
      okButtonProps={{ loading: move.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={(draft) => move.isPending || move.mutate(draft, { onSuccess: onClose })}
      >
        <Form.Item name="date" label={t('opsForm.date')} rules={[required]}>
          <DateField onChange={() => form.setFieldValue('slot', undefined)} />
        </Form.Item>
        <Form.Item name="slot" label={t('operation.reservations.time')} rules={[required]}>
          <Select
            loading={isFetching}
            disabled={!isDate(date)}
            notFoundContent={t('opsResv.noSlots')}
            options={slots.map(({ key, slot, label, isFull }) => ({
              value: key,
              disabled: !canChoose(isFull),
              label: [
                slotTime(slot, t('opsResv.allDay')),
                label,
                t('opsResv.seats', { n: slot.booked, quota: slot.quota }),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </Form.Item>
        <Form.Item name="reason" label={t('opsResv.moveReason')}>
          <Input maxLength={200} showCount />
        </Form.Item>
        {choice?.isFull && (
          <Form.Item
            name="overbook_reason"
            label={t('opsResv.overbookReason')}
            extra={t('opsResv.fullHint')}
            rules={[{ ...required, whitespace: true }]}
          >
            <Input maxLength={200} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
