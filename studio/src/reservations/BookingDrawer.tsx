import { contactLine } from '@storefront/contract/domain/account/mobile'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Answers } from '../operation/Answers'
import { NoteForm } from '../operation/NoteForm'
import { type StepRow, Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'
import { type Booking, bookingTime } from './labels'
import { MoveModal } from './MoveModal'

type Action = 'approve' | 'reject' | 'revoke' | 'finish' | 'no_show'

const steps: readonly StepRow<Action>[] = [
  { action: 'approve', text: 'opsResv.action.approve', question: 'opsResv.ask.approve', isPrimary: true },
  { action: 'finish', text: 'opsResv.action.finish', question: 'opsResv.ask.finish', isPrimary: true },
  { action: 'no_show', text: 'opsResv.action.no_show', question: 'opsResv.ask.no_show' },
  { action: 'reject', text: 'opsResv.action.reject', question: 'opsResv.ask.reject', note: 'required', isDanger: true },
  { action: 'revoke', text: 'opsResv.action.revoke', question: 'opsResv.ask.revoke', note: 'required', isDanger: true },
]
/** The cache keys of all data that shows bookings; it is read again after a step. */
const KEYS = ['booking', 'bookings', 'schedule', 'reservations']

function BookingSteps({ booking: { id, resv, resvvariant, status, actions } }: { booking: Booking }) {
  const t = useT()
  const [isMoving, setMoving] = useState(false)
  const step = useStep(
    (body: { action: Action; reason?: string }) =>
      submitOnce(`booking-${id}`, body, (key) =>
        call('POST /studio/ops/reservation/resvrecord/{id}/process/', { params: { id }, body, key }),
      ),
    KEYS,
  )
  const canMove = status === 'pending' || status === 'confirmed'
  return (
    <Flex gap={8} wrap style={{ marginBottom: 16 }}>
      <Steps
        rows={steps}
        actions={actions}
        noteText="opsResv.reason"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, ...(reason && { reason }) })}
      />
      {canMove && <Button onClick={() => setMoving(true)}>{t('opsResv.move')}</Button>}
      {isMoving && (
        <MoveModal booking={id} reservation={resv.id} variant={resvvariant.id} onClose={() => setMoving(false)} />
      )}
    </Flex>
  )
}

function BookingFacts({ booking }: { booking: Booking }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const { resv, resvvariant, user, code, source, reason, overbook_reason, status, status_display, created } = booking
  const facts = [
    [
      'operation.state',
      <StateTag key="state" tone={toneOf(status)}>
        {status_display}
      </StateTag>,
    ],
    ['operation.person', contactLine(user)],
    ['operation.reservations.reservation', [resv.title, resvvariant.attributes_label].filter(Boolean).join(' · ')],
    ['operation.reservations.time', bookingTime(booking)],
    ['operation.bookings.code', code],
    ['operation.bookings.source', `${t(`opsResv.source.${source}`)} · ${moment(created)}`],
    ['opsResv.reason', reason],
    ['opsResv.overbookReason', overbook_reason],
  ] as const
  return (
    <Descriptions
      column={1}
      size="small"
      items={facts
        .filter(([, content]) => content !== '')
        .map(([text, children]) => ({ key: text, label: t(text), children }))}
      style={{ marginBottom: 16 }}
    />
  )
}

/** One booking: who comes when, what they filled in, and what is to be done. */
export function BookingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const can = useCan()
  const query = useQuery({
    queryKey: ['booking', id],
    queryFn: () => call('GET /studio/ops/reservation/resvrecord/{id}/', { params: { id } }),
  })
  const save = useStep(
    (note: string) => call('POST /studio/ops/reservation/resvrecord/{id}/note/', { params: { id }, body: { note } }),
    KEYS,
  )
  const booking = query.data
  const canChange = can(permissions.changeReservation)
  return (
    <Drawer open size="large" title={t('opsResv.booking')} onClose={onClose}>
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : booking ? (
        <>
          {canChange && <BookingSteps booking={booking} />}
          <BookingFacts booking={booking} />
          <Answers answers={booking.answers} />
          {canChange && (
            <NoteForm
              key={booking.note}
              note={booking.note}
              isBusy={save.isPending}
              onSave={(note) => save.mutate(note)}
            />
          )}
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
