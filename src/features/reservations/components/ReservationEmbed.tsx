import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { useReservation } from '@/features/reservations/queries'
import { ReservationBody } from './ReservationBody'

/** A reservation within a text. One that does not come is left out without a word, as a form is (spec 8). */
export function ReservationEmbed({ slug }: { readonly slug: string }) {
  const { data: reservation, isPending } = useReservation(slug)
  if (!reservation) return isPending ? <SkeletonRows rows={3} /> : null
  return <ReservationBody reservation={reservation} />
}
