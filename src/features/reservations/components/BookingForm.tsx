import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { ResvDetail } from '@storefront/contract/entities/reservations/reservation'
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { Button } from '@/ui/controls/Button'
import type { BookingReply } from '@/services/api/reservations'
import { dayMoment, type SlotOffer } from '@/features/reservations/availability'
import { loadNearestSlots } from '@/features/reservations/queries'
import { BookingProvider, chosenPart, useBooking } from '@/features/reservations/useBooking'
import { useSubmitBooking } from '@/features/reservations/useSubmitBooking'
import s from './Booking.module.scss'
import { ChosenTime } from './ChosenTime'
import { NearestSlots } from './NearestSlots'
import { TimeChoice } from './DayChoice'
import { VariantChoice } from './VariantChoice'

interface BookingFormProps {
  readonly reservation: ResvDetail
  readonly onDone: (reply: BookingReply) => void
}

/** What is booked, when, and the fields that go with it. */
export function BookingForm({ reservation, onDone }: BookingFormProps) {
  const t = useT()
  const { slug, json_schema, ui_schema, subscribe_template } = reservation
  const schema = useMemo(() => formSchemaOf(json_schema, ui_schema), [json_schema, ui_schema])
  const control = useSchemaForm(schema, {})
  const booking = useBooking(reservation)
  const [offers, setOffers] = useState<readonly SlotOffer[]>([])
  const { variant, choice, slot, today } = booking

  const offerOthers = async () => {
    if (!variant || choice.date === '') return
    booking.clearSlot()
    setOffers(await loadNearestSlots(slug, variant, choice.date, slot?.start ?? dayMoment(choice.date), today))
  }
  const { send, busy, trouble, clear } = useSubmitBooking(slug, subscribe_template, () => void offerOthers())
  const hand = async (values: FormValues) => {
    if (!variant) return
    setOffers([])
    const reply = await send({ resvvariant: variant.id, ...chosenPart(variant, choice), data: { ...values } })
    if (reply) onDone(reply)
  }
  const submit = () => {
    clear()
    const isChosen = booking.check()
    control.submit((values) => void (isChosen && hand(values)))
  }
  const errorCount = Object.keys(control.errors).length
  const message = booking.violation ? t(`reservation.${booking.violation}Required`) : errorCount > 0 ? t('interact.form.fix', { n: errorCount }) : trouble?.text
  return (
    <BookingProvider value={booking}>
      <View className={s.form}>
        <VariantChoice />
        <TimeChoice />
        <SchemaForm schema={schema} form={control} />
        <ChosenTime />
        {/* What is wrong may be out of sight. */}
        <View className={s.trouble} role="alert">
          {message ?? ''}
        </View>
        {trouble?.kind === 'own' ? (
          <RouteLink to="reservation.resvrecord" className={s.link}>
            {t('reservation.toRecords')}
          </RouteLink>
        ) : null}
        <NearestSlots
          offers={offers}
          onChoose={(offer) => {
            clear()
            setOffers([])
            booking.chooseOffer(offer)
          }}
        />
        <Button wide busy={busy} onTap={submit}>
          {t('reservation.submit')}
        </Button>
      </View>
    </BookingProvider>
  )
}
