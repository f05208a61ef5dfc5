import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import { ReservationBody } from '@/features/reservations/components/ReservationBody'
import { useReservation } from '@/features/reservations/queries'

/** A reservation on a screen of its own (spec 2). */
export function ReservationScreen() {
  const t = useT()
  const { params } = useRoute()
  const query = useReservation(params.slug ?? '')
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  const reservation = query.data
  useShareCard(
    reservation
      ? {
          title: reservation.title,
          description: reservation.abstract,
          name: 'reservation.resv',
          params: { slug: reservation.slug },
          image: reservation.main_image,
        }
      : null,
  )
  return (
    <Screen title={reservation?.title ?? t('reservation.title')} state={state} ownHeading={reservation !== undefined}>
      {reservation ? <ReservationBody reservation={reservation} isPage /> : null}
    </Screen>
  )
}
