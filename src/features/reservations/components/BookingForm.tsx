import { type FormSchema, isItemList } from '@storefront/contract/domain/forms/form'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { ResvDetail } from '@storefront/contract/entities/reservations/reservation'
import { View } from '@tarojs/components'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SavePerson } from '@/features/forms/contacts/FormContacts'
import { findDeviceDraft } from '@/features/forms/drafts/device-draft'
import { useDeviceSave } from '@/features/forms/drafts/useDeviceSave'
import { useFormEnvironment } from '@/features/forms/form-environment'
import { partOf } from '@/forms/registry'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { CalendarPart } from '@/forms/widgets/calendar'
import { SignatureSlot } from '@/forms/widgets/signature-slot'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { usePart } from '@/shared/screen/usePart'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { session, useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import type { BookingReply } from '@/services/api/reservations'
import { dayMoment, type SlotOffer } from '@/features/reservations/availability'
import { chosenPart } from '@/features/reservations/booking-choice'
import { clearChoice, readChoice, writeChoice } from '@/features/reservations/booking-draft'
import { todayAt } from '@/features/reservations/place-time'
import { loadNearestSlots } from '@/features/reservations/queries'
import { BookingProvider, useBooking } from '@/features/reservations/useBooking'
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

/** The parts of a booking, in the order in which they stand where the schema names no place for them. */
const PARTS = { variant: VariantChoice, reservation: TimeChoice, 'reservation-result': ChosenTime } as const

/** The parts of a booking stand where the schema keeps places for them. */
const FIELD_PARTS = { ...PARTS, calendar: partOf(CalendarPart), signature: partOf(SignatureSlot) }

/** Loaded beside the form: the fields come without it. */
const contactsPart = () => import('@/features/forms/contacts/FormContacts').then((module) => module.FormContacts)

/** Nothing that was typed elsewhere is offered: a booking has no draft on the server. */
const NO_OFFER = { current: null }

/** The parts for which the schema keeps a place at its top. */
const placedParts = ({ properties }: FormSchema): ReadonlySet<string> =>
  new Set(Object.values(properties).flatMap((field) => (field.widget && !isItemList(field) ? [field.widget] : [])))

/** The form, once it is known who is here: what they typed before on this device comes back. */
export function BookingForm(props: BookingFormProps) {
  const isKnown = useSession(({ status }) => status !== 'unknown')
  const failure = useStartFailure()
  if (failure) return <Failure {...failure} />
  return isKnown ? <BookingFill {...props} /> : <SkeletonRows rows={4} />
}

/** The booked object, the time, and the fields that go with it. */
function BookingFill({ reservation, onDone }: BookingFormProps) {
  const t = useT()
  const { slug, json_schema, ui_schema, subscribe_template, time_zone, config } = reservation
  const schema = useMemo(() => formSchemaOf(json_schema, ui_schema), [json_schema, ui_schema])
  const environment = useFormEnvironment(config, FIELD_PARTS)
  const draftName = `reservation/${slug}`
  const [start] = useState(() => ({
    values: findDeviceDraft(session().user?.uuid ?? '', draftName)?.values ?? {},
    choice: readChoice(slug, todayAt(time_zone)),
  }))
  const Contacts = usePart(contactsPart, true)
  const savePerson = useRef<SavePerson | null>(null)
  const control = useSchemaForm(schema, start.values)
  const { values } = control
  const draft = useDeviceSave({
    slug: draftName,
    enabled: true,
    schema,
    values,
    text: JSON.stringify(values),
    offer: NO_OFFER,
  })
  const booking = useBooking(reservation, { initial: start.choice })
  const { variant, choice, slot, today } = booking
  useEffect(() => writeChoice(slug, choice), [slug, choice])
  const [offers, setOffers] = useState<readonly SlotOffer[]>([])

  const offerOthers = async () => {
    if (!variant || choice.date === '') return
    booking.clearSlot()
    setOffers(await loadNearestSlots(slug, variant, choice.date, slot?.start ?? dayMoment(choice.date), today))
  }
  const { send, busy, trouble, clear } = useSubmitBooking(slug, subscribe_template, () => void offerOthers())
  const hand = async (answers: FormValues) => {
    if (!variant) return
    setOffers([])
    const reply = await send({ resvvariant: variant.id, ...chosenPart(variant, choice), data: { ...answers } })
    if (!reply) return
    savePerson.current?.(answers)
    draft.clear()
    clearChoice(slug)
    onDone(reply)
  }
  const [upload, setUpload] = useState<string | null>(null)
  const submit = () => {
    clear()
    setUpload(control.pendingUpload)
    const isChosen = booking.check()
    if (!control.pendingUpload) control.submit((answers) => void (isChosen && hand(answers)))
  }
  const errorCount = Object.keys(control.errors).length
  const messages = [
    booking.violation && t(`reservation.${booking.violation}Required`),
    upload !== null && control.pendingUpload !== null && t('form.waitUpload', { title: upload }),
    errorCount > 0 && t('interact.form.fix', { n: errorCount }),
    trouble?.text,
  ]
  const placedNames = useMemo(() => placedParts(schema), [schema])
  const before = (['variant', 'reservation'] as const).filter((name) => !placedNames.has(name))
  return (
    <BookingProvider value={booking}>
      <View className={s.form}>
        {before.map((name) => {
          const Part = PARTS[name]
          return <Part key={name} />
        })}
        {Contacts ? <Contacts schema={schema} form={control} saveRef={savePerson} /> : null}
        <SchemaForm schema={schema} form={control} environment={environment} />
        {placedNames.has('reservation-result') ? null : <ChosenTime />}
        {/* What is wrong may be out of sight. */}
        <View className={s.trouble} role="alert">
          {messages.find(Boolean) || ''}
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
