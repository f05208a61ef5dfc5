import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { reservationKeys, reservationsApi } from '@/services/api/reservations'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadAvailability } from './queries'

/** Cancels one's own booking after a confirm; all that shows it is loaded again. */
export function useCancelBooking({ id, resv }: ResvRecord): {
  readonly cancel: () => Promise<void>
  readonly busy: boolean
} {
  const t = useT()
  const { submit, busy } = useSubmit(
    `booking_cancel:${id}`,
    (_: null, key: string) => reservationsApi.cancelBooking(id, key),
    {
      // It moved meanwhile, or it is too late: what is shown is out of date.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: reservationKeys.booking(id) })
        return false
      },
    },
  )
  const cancel = async () => {
    const isConfirmed = await confirm({
      text: t('reservation.cancelAsk'),
      confirmText: t('reservation.cancel'),
      cancelText: t('reservation.keep'),
      danger: true,
    })
    const canceled = isConfirmed ? await submit(null) : undefined
    if (!canceled) return
    replaceQueryData(reservationKeys.booking(id), canceled)
    void queryClient.invalidateQueries({ queryKey: reservationKeys.bookings() })
    void reloadAvailability(resv.slug)
    feedback.toast(t('reservation.canceled'), { at: 'center' })
  }
  return { cancel, busy }
}
