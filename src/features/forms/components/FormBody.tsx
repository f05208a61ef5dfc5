import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { formBlock } from '@storefront/contract/domain/forms/form-gate'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { View } from '@tarojs/components'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { FormContactsProps } from '@/features/forms/contacts/FormContacts'
import type { FormEnvironment } from '@/forms/types'
import { useT } from '@/i18n'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import common from './Interaction.module.scss'
import s from './Form.module.scss'
import { FormFill } from './FormFill'
import type { FormResult } from '@/features/forms/useSubmitForm'
import { useFormStart } from '@/features/forms/drafts/useFormStart'

interface FormBodyProps {
  readonly form: FormDetail
  /** Level of its heading: 1 on a screen of its own. */
  readonly level: 1 | 2
  /** Returns the content after the submit. */
  readonly renderDone: (submission: FormResult) => ReactNode
  /** Widgets of the screen's own. */
  readonly parts?: FormEnvironment['parts']
  /** The choice of a contact for the fields. */
  readonly Contacts?: ComponentType<FormContactsProps>
}

/** A form to fill in; or why it cannot be; or, once it was handed in, what follows. */
export function FormBody({ form, level, renderDone, parts, Contacts }: FormBodyProps) {
  const [submission, setSubmission] = useState<FormResult | null>(null)
  if (submission) return <>{renderDone(submission)}</>
  return (
    <>
      <View className={common.title} role="heading" aria-level={level}>
        {form.title}
      </View>
      {form.description ? <View className={common.description}>{form.description}</View> : null}
      <View className={s.gate}>
        <FormGate form={form} parts={parts} Contacts={Contacts} onDone={setSubmission} />
      </View>
    </>
  )
}

/** The fields, where the form is open to this user; else the words with which the server would refuse (spec 8). */
function FormGate({
  form,
  parts,
  Contacts,
  onDone,
}: Pick<FormBodyProps, 'form' | 'parts' | 'Contacts'> & { readonly onDone: (submission: FormResult) => void }) {
  const t = useT()
  const { json_schema, ui_schema } = form
  const schema = useMemo(() => formSchemaOf(json_schema, ui_schema), [json_schema, ui_schema])
  const start = useFormStart(form, schema)
  const block = formBlock(form.status, form.uls)
  if (block) return <View className={s.closed}>{t(`interact.form.closed.${block}`)}</View>
  // Operators' slips are said, and nothing can be handed in.
  if (schema.fault)
    return (
      <View className={s.closed} role="alert">
        {t(`form.fault.${schema.fault}`)}
      </View>
    )
  return start ? (
    <FormFill form={form} schema={schema} start={start} parts={parts} Contacts={Contacts} onDone={onDone} />
  ) : (
    <SkeletonRows rows={3} />
  )
}
