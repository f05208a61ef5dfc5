import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { View } from '@tarojs/components'
import { useMemo, useRef, useState } from 'react'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import s from './Form.module.scss'
import { type FormResult, useSubmitForm } from '@/features/forms/useSubmitForm'
import { useTempSave } from '@/features/forms/useTempSave'

interface FormFillProps {
  readonly form: FormDetail
  /** What it begins with. */
  readonly initialValues: FormValues
  readonly onDone: (submission: FormResult) => void
}

/** The fields of a form and what is done with them. */
export function FormFill({ form, initialValues, onDone }: FormFillProps) {
  const t = useT()
  const schema = useMemo(() => formSchemaOf(form.json_schema, form.ui_schema), [form.json_schema, form.ui_schema])
  const control = useSchemaForm(schema, initialValues)
  const draft = useTempSave(form, control.values)
  const { send, busy, trouble } = useSubmitForm(form.slug)
  const errorCount = Object.keys(control.errors).length
  // A save on its way is waited for first: a second tap meanwhile must not let saving go on.
  const [handing, setHanding] = useState(false)
  const isHanding = useRef(false)
  const hand = async (values: FormValues) => {
    if (isHanding.current) return
    isHanding.current = true
    setHanding(true)
    await draft.pause()
    const submission = await send(values)
    isHanding.current = false
    setHanding(false)
    if (submission) onDone(submission)
    else draft.resume()
  }
  const submit = () => control.submit((values) => void hand(values))
  const save = async () => {
    if ((await session().ensureLogin()) && (await draft.save())) feedback.toast(t('interact.form.saved'))
  }
  return (
    <View>
      <SchemaForm schema={schema} form={control} />
      {/* The field that is wrong may be out of sight. */}
      <View className={s.said} role="alert">
        {errorCount > 0 ? t('interact.form.fix', { n: errorCount }) : trouble}
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
        <View className={s.kept} role="status">
          {draft.isSaved ? t('interact.form.saved') : ''}
        </View>
      ) : null}
    </View>
  )
}
