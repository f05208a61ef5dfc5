import { formBlock } from '@storefront/contract/domain/forms/form-gate'
import type { ResvDetail } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import type { BookingReply } from '@/services/api/reservations'
import { usePart } from '@/shared/screen/usePart'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './Booking.module.scss'
import { BookingForm } from './BookingForm'

/** Loaded beside the form: the screen comes without it. */
const donePart = () => import('./BookingDone').then((module) => module.BookingDone)

/** Height over width of the picture at the top. */
const PICTURE_RATIO = 0.56

interface ReservationBodyProps {
  readonly reservation: ResvDetail
  /** A screen of its own; else it stands within a text. */
  readonly isPage?: boolean
}

/** A reservation: what it is, and the booking of it; or why it cannot be booked; or, once it was, what follows. */
export function ReservationBody({ reservation, isPage }: ReservationBodyProps) {
  const [reply, setReply] = useState<BookingReply | null>(null)
  const BookingDone = usePart(donePart)
  const block = formBlock(reservation.status, reservation.uls)
  if (reply) return BookingDone ? <BookingDone reply={reply} isPage={isPage} /> : <SkeletonRows rows={4} />
  return (
    <View className={isPage ? s.page : s.embed}>
      <ReservationHead reservation={reservation} level={isPage ? 1 : 2} />
      {reservation.description && isPage ? (
        <View className={s.description}>
          <RichText html={reservation.description} />
        </View>
      ) : null}
      {block ? <Closed block={block} /> : <BookingForm reservation={reservation} onDone={setReply} />}
    </View>
  )
}

/** The words with which the server would refuse (spec 8). */
function Closed({ block }: { readonly block: NonNullable<ReturnType<typeof formBlock>> }) {
  const t = useT()
  return <View className={s.closed}>{t(`reservation.closed.${block}`)}</View>
}

function ReservationHead({ reservation, level }: { readonly reservation: ResvDetail; readonly level: 1 | 2 }) {
  const { title, abstract, address, main_image } = reservation
  return (
    <View>
      {main_image && level === 1 ? <Picture image={main_image} alt="" width={375} ratio={PICTURE_RATIO} eager /> : null}
      <View className={level === 1 ? s.head : undefined}>
        <View className={s.title} role="heading" aria-level={level}>
          {title}
        </View>
        {abstract ? <View className={s.abstract}>{abstract}</View> : null}
        {address ? (
          <View className={s.place}>
            <Icon name="place" size={18} />
            <Text>{address}</Text>
          </View>
        ) : null}
      </View>
    </View>
  )
}
