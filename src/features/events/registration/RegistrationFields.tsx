import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useMemo, useRef, useState } from 'react'
import { FormContacts, type SavePerson } from '@/features/forms/contacts/FormContacts'
import { findDeviceDraft } from '@/features/forms/drafts/device-draft'
import { useDeviceSave } from '@/features/forms/drafts/useDeviceSave'
import { useFormEnvironment } from '@/features/forms/form-environment'
import { partOf } from '@/forms/registry'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { CalendarPart } from '@/forms/widgets/calendar'
import { SignatureSlot } from '@/forms/widgets/signature-slot'
import { useT } from '@/i18n'
import { registrationKeys, registrationsApi } from '@/services/api/registrations'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { session, useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './Registration.module.scss'
import { useSubmitRegistration } from './useRegistration'

const PARTS = { calendar: partOf(CalendarPart), signature: partOf(SignatureSlot) }
const NO_OFFER = { current: null }

interface RegistrationFieldsProps {
  /** The event's id or slug, as it was opened. */
  readonly event: string
  readonly form: RegistrationForm
  readonly onDone: () => void
}

/**
 * The fields once it is known who is here: what was typed on this device, or filled in for an earlier event, comes
 * back.
 */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const status = useSession((state) => state.status)
  const isUser = useSession(({ user }) => user !== null)
  const failure = useStartFailure()
  const latest = useQuery({
    queryKey: registrationKeys.latest(props.event),
    queryFn: ({ signal }) => registrationsApi.latest(props.event, { signal }),
    enabled: isUser && props.form.form !== null,
    staleTime: 0,
  })
  if (failure) return <Failure {...failure} />
  if (status === 'unknown' || (isUser && props.form.form !== null && latest.isPending)) return <SkeletonRows rows={3} />
  return <Fields {...props} latest={latest.data?.data ?? {}} />
}

function Fields({ event, form, onDone, latest }: RegistrationFieldsProps & { readonly latest: FormValues }) {
  const t = useT()
  const { form: fields, registration } = form
  const schema = useMemo(() => formSchemaOf(fields?.json_schema, fields?.ui_schema), [fields])
  const environment = useFormEnvironment(fields, PARTS)
  const draftName = `registration/${form.event.id}`
  const [start] = useState(() => findDeviceDraft(session().user?.uuid ?? '', draftName)?.values ?? latest)
  const savePerson = useRef<SavePerson | null>(null)
  const control = useSchemaForm(schema, start)
  const { values } = control
  const draft = useDeviceSave({
    slug: draftName,
    enabled: fields !== null,
    schema,
    values,
    text: JSON.stringify(values),
    offer: NO_OFFER,
  })
  const { register, busy, trouble } = useSubmitRegistration(event, registration?.id ?? null)
  const [upload, setUpload] = useState<string | null>(null)
  const hand = async (answers: FormValues) => {
    if (!(await register({ ...answers }))) return
    savePerson.current?.(answers)
    draft.clear()
    onDone()
  }
  const submit = () => {
    setUpload(control.pendingUpload)
    if (!control.pendingUpload) control.submit((answers) => void hand(answers))
  }
  const errorCount = Object.keys(control.errors).length
  const isWaiting = upload !== null && control.pendingUpload !== null
  const message = isWaiting
    ? t('form.waitUpload', { title: upload })
    : errorCount > 0
      ? t('interact.form.fix', { n: errorCount })
      : trouble
  return (
    <>
      {fields ? (
        <>
          <FormContacts schema={schema} form={control} saveRef={savePerson} />
          <SchemaForm schema={schema} form={control} environment={environment} />
        </>
      ) : null}
      {/* What is wrong may be out of sight. */}
      <View className={s.said} role="alert">
        {message}
      </View>
      <Button wide busy={busy} onTap={submit}>
        {t(registration ? 'registration.save' : form.needs_approval ? 'registration.apply' : 'registration.submit')}
      </Button>
    </>
  )
}
