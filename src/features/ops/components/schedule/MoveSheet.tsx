import type { OpsResvRecord, ResvDetail } from '@storefront/contract/entities/reservations/reservation'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { ChosenTime } from '@/features/reservations/components/ChosenTime'
import { TimeChoice } from '@/features/reservations/components/DayChoice'
import { VariantChoice } from '@/features/reservations/components/VariantChoice'
import { useReservation } from '@/features/reservations/queries'
import { chosenPart, NO_CHOICE } from '@/features/reservations/booking-choice'
import { BookingProvider, useBooking } from '@/features/reservations/useBooking'
import { useBookingRights } from '@/features/ops/useSchedule'
import { useT } from '@/i18n'
import type { OpsBookingMove } from '@/services/api/ops/reservations'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextField'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './Schedule.module.scss'

const REASON_MAX = 200

interface MoveSheetProps {
  readonly record: OpsResvRecord
  readonly busy: boolean
  readonly onMove: (body: OpsBookingMove) => void
  readonly onClose: () => void
}

/** Chooses another slot for a booking, as its customer would. */
export function MoveSheet({ record, busy, onMove, onClose }: MoveSheetProps) {
  const t = useT()
  const query = useReservation(record.resv.slug)
  if (query.data) return <Move {...{ record, busy, onMove, onClose }} reservation={query.data} />
  return (
    <Sheet open title={t('opsResv.move')} onClose={onClose}>
      {query.isError ? <Failure onRetry={() => void query.refetch()} /> : <SkeletonRows rows={3} />}
    </Sheet>
  )
}

function Move({ record, reservation, busy, onMove, onClose }: MoveSheetProps & { readonly reservation: ResvDetail }) {
  const t = useT()
  const { canOverbook } = useBookingRights()
  const booking = useBooking(reservation, {
    initial: { ...NO_CHOICE, variantId: record.resvvariant.id },
    operator: { overbook: canOverbook },
  })
  const [reason, setReason] = useState('')
  const { variant, choice } = booking
  const move = () => {
    if (variant && booking.check())
      onMove({
        resvvariant: variant.id,
        ...chosenPart(variant, choice),
        ...(reason.trim() && { reason: reason.trim() }),
      })
  }
  const foot = (
    <Button wide busy={busy} onTap={move}>
      {t('opsResv.move')}
    </Button>
  )
  return (
    <Sheet open title={t('opsResv.move')} foot={foot} onClose={onClose}>
      <BookingProvider value={booking}>
        <View className={s.sheet}>
          <VariantChoice />
          <TimeChoice />
          <ChosenTime />
          <TextArea label={t('opsResv.moveReason')} value={reason} max={REASON_MAX} onChange={setReason} />
        </View>
      </BookingProvider>
    </Sheet>
  )
}
