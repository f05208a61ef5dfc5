import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { type Draft, type FieldRow, isComplete } from './fields'
import { FieldRows } from './FieldRows'
import s from './Form.module.scss'

interface FieldFormProps<N extends string> {
  /** Returns the fields, which may depend on the input. */
  readonly rowsOf: (draft: Draft<N>) => readonly FieldRow<N>[]
  readonly initialDraft: Draft<N>
  readonly busy: boolean
  readonly submitText?: string
  /** True when it was saved; else all that was typed stays as it is. */
  readonly save: (draft: Draft<N>) => Promise<boolean>
  readonly onCancel?: () => void
}

/** A form of one table of fields. An error appears below its field and prevents the request. */
export function FieldForm<N extends string>({
  rowsOf,
  initialDraft,
  busy,
  submitText,
  save,
  onCancel,
}: FieldFormProps<N>) {
  const t = useT()
  const { exponent } = useCurrency()
  const [draft, setDraft] = useState(initialDraft)
  const [showsErrors, setShowsErrors] = useState(false)
  const rows = rowsOf(draft)
  const letGo = useNavigationGuard(rows.some(({ name }) => draft[name] !== initialDraft[name]))
  const submit = async () => {
    setShowsErrors(true)
    if (!isComplete(t, rows, draft, exponent)) return feedback.toast(t('promoForm.check'), { at: 'center' })
    if (await save(draft)) letGo()
  }
  return (
    <View className={s.form}>
      <FieldRows
        rows={rows}
        draft={draft}
        showsErrors={showsErrors}
        onChange={(name, text) => setDraft((before) => ({ ...before, [name]: text }))}
      />
      <Button wide busy={busy} onTap={() => void submit()}>
        {submitText ?? t('ops.save')}
      </Button>
      {onCancel ? (
        <Button wide kind="ghost" disabled={busy} onTap={onCancel}>
          {t('common.cancel')}
        </Button>
      ) : null}
    </View>
  )
}
