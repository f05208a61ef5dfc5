import { type RecordAction, recordTransitions } from '@storefront/contract/domain/reservations/record'
import type { OpsResvRecord } from '@storefront/contract/entities/reservations/reservation'
import type { ErrorName, errors } from '@storefront/contract/errors'
import { useRef } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import {
  type OpsBookingMove,
  type OpsBookingStep,
  opsReservationKeys,
  opsReservationsApi,
} from '@/services/api/ops/reservations'
import { ApiError } from '@/services/client'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'
import { reloadBookings, useBookingRights } from './useSchedule'

const REASON_MAX = 200
const codes = { resvFull: '14209' } as const satisfies { readonly [N in ErrorName]?: (typeof errors)[N]['code'] }

export type OpsBookingAction = OpsBookingStep['action']

/** Whether an action needs a reason, which is sent to the customer. */
const needsReason = (action: RecordAction): boolean => 'needsReason' in recordTransitions[action]

/**
 * Sends the operator's steps on a booking; each asks for confirmation, and all screens with the booking load it again.
 */
export function useBookingStep({ id }: OpsResvRecord) {
  const t = useT()
  const { canOverbook } = useBookingRights()
  // Full, but this operator may book above the capacity: the reason is asked for in place of an error.
  const isOverbookOffered = useRef(false)
  const onError = (error: unknown): boolean => {
    void reloadBookings()
    isOverbookOffered.current = canOverbook && error instanceof ApiError && error.code === codes.resvFull
    return isOverbookOffered.current
  }
  const processing = useSubmit(
    `ops_booking:${id}`,
    (step: OpsBookingStep, key: string) => opsReservationsApi.processBooking(id, step, key),
    { onError },
  )
  const moving = useSubmit(
    `ops_booking_move:${id}`,
    (body: OpsBookingMove, key: string) => opsReservationsApi.moveBooking(id, body, key),
    { onError },
  )

  /** Sends the step; if the slot is full, sends it again with a reason for the overbooking. */
  const send = async <B extends object>(
    submit: (body: B & { overbook_reason?: string }) => Promise<OpsResvRecord | undefined>,
    body: B,
  ): Promise<boolean> => {
    isOverbookOffered.current = false
    let record = await submit(body)
    if (!record && isOverbookOffered.current) {
      const fields = [
        {
          name: 'reason',
          label: t('opsResv.overbookReason'),
          required: true,
          kind: 'textarea' as const,
          maxLength: REASON_MAX,
        },
      ]
      const values = await confirmWith({ text: t('opsResv.fullHint'), confirmText: t('opsResv.overbook'), fields })
      if (values) record = await submit({ ...body, overbook_reason: values.reason })
    }
    if (!record) return false
    replaceQueryData(opsReservationKeys.booking(id), record)
    void reloadBookings()
    feedback.toast(t('ops.done'), { at: 'center' })
    return true
  }

  const act = async (action: OpsBookingAction): Promise<void> => {
    const [text, confirmText] = [t(`opsResv.ask.${action}`), t(`opsResv.action.${action}`)]
    if (!needsReason(action)) {
      if (await confirm({ text, confirmText })) await send(processing.submit, { action })
      return
    }
    const fields = [
      { name: 'reason', label: t('opsResv.reason'), required: true, kind: 'textarea' as const, maxLength: REASON_MAX },
    ]
    const values = await confirmWith({ text, confirmText, danger: true, fields })
    if (values) await send(processing.submit, { action, reason: values.reason ?? '' })
  }
  return { act, move: (body: OpsBookingMove) => send(moving.submit, body), busy: processing.busy || moving.busy }
}
