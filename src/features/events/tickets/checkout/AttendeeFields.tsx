import { isMobile } from '@storefront/contract/domain/account/mobile'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { Contact } from '@storefront/contract/entities/account/payee'
import type { AttendeeInput, TicketSale } from '@storefront/contract/entities/events/ticket'
import { View } from '@tarojs/components'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ContactTools } from '@/features/account/components/contacts/ContactTools'
import type { Person } from '@/features/account/contacts'
import type { ContactSaver } from '@/features/account/useContactSaver'
import { contactPathsOf, fillContact, personIn } from '@/features/forms/contacts/contact-fields'
import { useFormEnvironment } from '@/features/forms/form-environment'
import { partOf } from '@/forms/registry'
import { SchemaForm } from '@/forms/SchemaForm'
import { useSchemaForm } from '@/forms/useSchemaForm'
import { CalendarPart } from '@/forms/widgets/calendar'
import { SignatureSlot } from '@/forms/widgets/signature-slot'
import { useT } from '@/i18n'
import { siteCountry } from '@/ui/country'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import s from './Tickets.module.scss'

const PARTS = { calendar: partOf(CalendarPart), signature: partOf(SignatureSlot) }
const NAME_MAX = 40

export type EventForm = TicketSale['form']

/** Checks the fields that are shown, and shows what is wrong; what was filled in when nothing is. */
export type CheckAttendee = () => AttendeeInput | null

interface AttendeeFieldsProps {
  readonly form: EventForm
  readonly value: AttendeeInput
  readonly onChange: (value: AttendeeInput) => void
  /** Shows what is wrong at once: a submit found something here. */
  readonly isChecked?: boolean
  /** Is given the check of these fields, for the screen's own button. */
  readonly checkRef?: { current: CheckAttendee | null }
  /** The people whom the user keeps as contacts. */
  readonly saver: ContactSaver
  /** Tells the attendees of a screen apart. */
  readonly place?: string
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '')

/** Whether what was typed as a mobile number is none; left out it is the holder's. */
export const hasWrongMobile = ({ mobile = '' }: AttendeeInput): boolean =>
  mobile.trim() !== '' && !isMobile(mobile.trim(), siteCountry())

/** Name and mobile number as the form asks for them, so that nobody is asked twice; the holder's where it does not. */
export function withNames(attendee: AttendeeInput): AttendeeInput {
  const [name, mobile] = [textOf(attendee.answers?.name).slice(0, NAME_MAX), textOf(attendee.answers?.mobile)]
  // A field of this name may ask for something else.
  return { ...attendee, ...(name && { name }), ...(isMobile(mobile, siteCountry()) && { mobile }) }
}

/** Returns the name and mobile number of an attendee, for the list of contacts. */
export const personOf = (form: EventForm, attendee: AttendeeInput): Person =>
  form
    ? (personIn(contactPathsOf(formSchemaOf(form.json_schema, form.ui_schema)), attendee.answers ?? {}) ?? {})
    : { name: attendee.name ?? '', mobile: attendee.mobile ?? '' }

/**
 * Fields for the attendee of a ticket: those of the event's form, or name and mobile number, which default to the
 * holder's.
 */
export function AttendeeFields({
  form,
  value,
  onChange,
  isChecked = false,
  checkRef,
  saver,
  place,
}: AttendeeFieldsProps) {
  const t = useT()
  const schema = useMemo(() => formSchemaOf(form?.json_schema, form?.ui_schema), [form])
  const environment = useFormEnvironment(form, PARTS)
  const control = useSchemaForm(schema, value.answers ?? {})
  const text = JSON.stringify(control.values)
  const latest = useRef({ value, onChange, submit: control.submit })
  latest.current = { value, onChange, submit: control.submit }
  const hasForm = form !== null
  const [showsErrors, setShowsErrors] = useState(false)
  useEffect(() => {
    if (hasForm)
      latest.current.onChange({ ...latest.current.value, answers: JSON.parse(text) as AttendeeInput['answers'] })
  }, [text, hasForm])
  useEffect(() => {
    if (isChecked) latest.current.submit(() => {})
  }, [isChecked])
  const check: CheckAttendee = () => {
    if (!form) {
      setShowsErrors(true)
      return hasWrongMobile(value) ? null : value
    }
    if (control.pendingUpload) return null
    const outcome: { answers?: AttendeeInput['answers'] } = {}
    control.submit((answers) => {
      outcome.answers = { ...answers }
    })
    return outcome.answers ? withNames({ ...value, answers: outcome.answers }) : null
  }
  if (checkRef) checkRef.current = check
  const paths = useMemo(() => contactPathsOf(schema), [schema])
  const choose = (contact: Contact) =>
    form
      ? fillContact(control.store, paths, contact)
      : onChange({ ...value, name: contact.name.slice(0, NAME_MAX), mobile: contact.mobile })
  return (
    <View>
      <ContactTools
        person={form ? personIn(paths, control.values) : personOf(form, value)}
        onChoose={choose}
        saver={saver}
        place={place}
      />
      <View className={s.fields}>
        {form ? (
          <SchemaForm schema={schema} form={control} environment={environment} />
        ) : (
          <>
            <TextField
              label={t('event.name')}
              placeholder={t('event.nameHint')}
              maxLength={NAME_MAX}
              value={value.name ?? ''}
              onChange={(name) => onChange({ ...value, name })}
            />
            <MobileField
              label={t('event.mobile')}
              placeholder={t('event.mobileHint')}
              error={(showsErrors || isChecked) && hasWrongMobile(value) ? t('form.mobile') : null}
              value={value.mobile ?? ''}
              onChange={(mobile) => onChange({ ...value, mobile })}
            />
          </>
        )}
      </View>
      {control.pendingUpload ? (
        <View className={s.hint} role="status">
          {t('form.waitUpload', { title: control.pendingUpload })}
        </View>
      ) : null}
    </View>
  )
}
