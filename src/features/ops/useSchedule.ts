import type { ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type ClosureInput, opsReservationKeys, opsReservationsApi, type WalkIn } from '@/services/api/ops/reservations'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useSession } from '@/state/session'
import { siteCountry } from '@/ui/country'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'

const REASON_MAX = 200
const NAME_MAX = 50

/** Returns the operator's rights on bookings. */
export function useBookingRights() {
  const perms = useSession(({ user }) => user?.perms) ?? []
  return {
    canChange: hasPermission(perms, permissions.changeReservation),
    canOverbook: hasPermission(perms, permissions.overbookReservation),
  }
}

/** Loads everything again that shows bookings. */
export const reloadBookings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: opsReservationKeys.all() })

/** Loads the bookings again after a refusal: they may have changed meanwhile, so the shown ones are out of date. */
const reloadOnError = () => {
  void reloadBookings()
  return false
}

/** The part of a booking that a slot says. */
const choiceOf = ({ resvvariant, start_time, end_time }: ScheduleSlot, date: string) => ({
  resvvariant,
  date,
  ...(start_time !== null && end_time !== null && { start_time, end_time }),
})

/** Walk-ins, and closing and opening, of one reservation; each is asked about first. */
export function useScheduleActions(id: number) {
  const t = useT()
  const { canOverbook } = useBookingRights()
  const walkIn = useSubmit(
    `ops_walk_in:${id}`,
    (body: WalkIn, key: string) => opsReservationsApi.bookWalkIn(id, body, key),
    { onError: reloadOnError },
  )
  const closing = useSubmit(
    `ops_close:${id}`,
    (body: ClosureInput, key: string) => opsReservationsApi.close(id, body, key),
    { onError: reloadOnError },
  )
  const opening = useSubmit(`ops_open:${id}`, (closureId: number) => opsReservationsApi.open(closureId), {
    onError: reloadOnError,
  })
  const finish = () => {
    void reloadBookings()
    feedback.toast(t('ops.done'), { at: 'center' })
  }

  /** Books for somebody at the counter; above the capacity it takes a reason, and the permission. */
  const bookWalkIn = async (slot: ScheduleSlot, date: string): Promise<void> => {
    const isFull = slot.booked >= slot.quota
    if (isFull && !canOverbook) return feedback.toast(t('opsResv.fullDenied'), { at: 'center' })
    const values = await confirmWith({
      title: t('opsResv.addWalkIn'),
      text: isFull ? t('opsResv.fullHint') : '',
      confirmText: t('opsResv.book'),
      fields: [
        { name: 'name', label: t('opsResv.name'), required: true, maxLength: NAME_MAX },
        {
          name: 'mobile',
          label: t('opsResv.mobile'),
          kind: 'mobile',
          errorOf: (value) => (isMobile(value, siteCountry()) ? null : t('form.mobile')),
        },
        { name: 'note', label: t('opsResv.note'), kind: 'textarea', maxLength: REASON_MAX },
        ...(isFull
          ? [{ name: 'overbook', label: t('opsResv.overbookReason'), required: true, maxLength: REASON_MAX }]
          : []),
      ],
    })
    if (!values) return
    const { name = '', mobile = '', note = '', overbook = '' } = values
    const body = {
      ...choiceOf(slot, date),
      name,
      ...(mobile && { mobile }),
      ...(note && { note }),
      ...(overbook && { overbook_reason: overbook }),
    }
    if (await walkIn.submit(body)) finish()
  }

  /** Closes a slot, or a day of all variants without one. What is booked there stays. */
  const close = async (date: string, slot?: ScheduleSlot): Promise<void> => {
    const values = await confirmWith({
      text: t(slot ? 'opsResv.closeSlotAsk' : 'opsResv.closeDayAsk'),
      confirmText: t('opsResv.close'),
      fields: [{ name: 'reason', label: t('opsResv.reason'), kind: 'textarea', maxLength: REASON_MAX }],
    })
    if (!values) return
    const choice = slot ? choiceOf(slot, date) : { resvvariant: null, date }
    if (await closing.submit({ ...choice, reason: values.reason ?? '' })) finish()
  }

  const open = async (closureId: number): Promise<void> => {
    if (!(await confirm({ text: t('opsResv.openAsk'), confirmText: t('opsResv.open') }))) return
    if (await opening.submit(closureId)) finish()
  }
  return { bookWalkIn, close, open, busy: walkIn.busy || closing.busy || opening.busy }
}
