import type { FormSchema } from '@storefront/contract/domain/forms/form'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { View } from '@tarojs/components'
import { type ComponentType, useRef, useState } from 'react'
import type { FormContactsProps, SavePerson } from '@/features/forms/contacts/FormContacts'
import type { FormStart } from '@/features/forms/drafts/choose-draft'
import { useDrafts } from '@/features/forms/drafts/useDrafts'
import { useFormEnvironment } from '@/features/forms/form-environment'
import { type FormResult, useSubmitForm } from '@/features/forms/useSubmitForm'
import type { FormEnvironment } from '@/forms/types'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { DraftOffer } from './DraftOffer'
import s from './Form.module.scss'

interface FormFillProps {
  readonly form: FormDetail
  readonly schema: FormSchema
  /** The initial values of the form. */
  readonly start: FormStart
  readonly onDone: (submission: FormResult) => void
  /** Widgets of the screen's own. */
  readonly parts?: FormEnvironment['parts']
  /** The choice of a contact for the fields; a form within a text goes without it. */
  readonly Contacts?: ComponentType<FormContactsProps>
}

/** The fields of a form and what is done with them. */
export function FormFill({ form, schema, start, onDone, parts, Contacts }: FormFillProps) {
  const t = useT()
  const control = useSchemaForm(schema, start.values)
  const environment = useFormEnvironment({ ...form, origins: form.config.origins }, parts)
  const drafts = useDrafts(form, schema, control, start.offer)
  const { send, busy, trouble } = useSubmitForm(form.slug)
  const errorCount = Object.keys(control.errors).length
  // A save on its way is waited for first: a second tap meanwhile must not let saving go on.
  const [handing, setHanding] = useState(false)
  const isHanding = useRef(false)
  const savePerson = useRef<SavePerson | null>(null)
  const [upload, setUpload] = useState<string | null>(null)
  const hand = async (values: FormValues) => {
    if (isHanding.current) return
    isHanding.current = true
    setHanding(true)
    await drafts.pause()
    const submission = await send(values)
    isHanding.current = false
    setHanding(false)
    if (!submission) return drafts.resume()
    drafts.clear()
    savePerson.current?.(values)
    onDone(submission)
  }
  const submit = () => {
    setUpload(control.pendingUpload)
    if (!control.pendingUpload) control.submit((values) => void hand(values))
  }
  const save = async () => {
    if ((await session().ensureLogin()) && (await drafts.save())) feedback.toast(t('interact.form.saved'))
  }
  const isWaiting = upload !== null && control.pendingUpload !== null
  const problem = isWaiting
    ? t('form.waitUpload', { title: upload })
    : errorCount > 0
      ? t('interact.form.fix', { n: errorCount })
      : trouble
  return (
    <>
      {drafts.offer ? <DraftOffer at={drafts.offer.at} onRestore={drafts.restore} onDiscard={drafts.discard} /> : null}
      {Contacts ? <Contacts schema={schema} form={control} saveRef={savePerson} /> : null}
      <SchemaForm schema={schema} form={control} environment={environment} />
      {/* The field that is wrong may be out of sight. */}
      <View className={s.said} role="alert">
        {problem}
      </View>
      <View className={s.actions}>
        {form.config.enable_temp_save ? (
          <Button kind="secondary" disabled={busy || handing} className={s.action} onTap={() => void save()}>
            {t('interact.form.save')}
          </Button>
        ) : null}
        <Button busy={busy || handing} className={s.action} onTap={submit}>
          {t('interact.form.submit')}
        </Button>
      </View>
      {form.config.enable_temp_save ? (
        <View className={s.saved} role="status">
          {drafts.isSaved ? t('interact.form.saved') : drafts.isOnDevice ? t('interact.form.draft.offline') : ''}
        </View>
      ) : null}
    </>
  )
}
