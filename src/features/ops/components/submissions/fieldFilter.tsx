import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { View } from '@tarojs/components'
import { Part } from '@/shared/list/panel/Part'
import type { PanelPart, PanelPartProps } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { SelectField } from '@/ui/controls/SelectField'
import { TextField } from '@/ui/controls/TextField'

interface Question {
  readonly name: string
  readonly title: string
  /** The choices; undefined for a field whose value is typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

/** Returns the questions of a form by which its submissions can be chosen; none until it is known. */
export const questionsOf = (form: Pick<FormDetail, 'json_schema' | 'ui_schema'> | undefined): readonly Question[] =>
  form
    ? Object.entries(formSchemaOf(form.json_schema, form.ui_schema).properties).map(([name, { title, choices }]) => ({
        name,
        title,
        choices,
      }))
    : []

/** Chooses submissions by the answer to one question. */
export const fieldFilter = (questions: readonly Question[]): PanelPart => ({
  names: ['field', 'value'],
  render: (props) => <FieldAnswer {...props} questions={questions} />,
})

function FieldAnswer({ values, onChange, questions }: PanelPartProps & { readonly questions: readonly Question[] }) {
  const t = useT()
  const { field = '', value = '' } = values
  const choices = questions.find(({ name }) => name === field)?.choices
  return (
    <Part label={t('opsForm.byField')}>
      <View>
        <SelectField
          label={t('opsForm.field')}
          value={field}
          options={[
            { value: '', label: t('common.all') },
            ...questions.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChange={(name) => onChange({ field: name, value: '' })}
        />
        {field === '' ? null : choices ? (
          <SelectField
            label={t('opsForm.value')}
            value={value}
            options={choices}
            onChange={(answer) => onChange({ field, value: answer })}
          />
        ) : (
          <TextField
            label={t('opsForm.value')}
            value={value}
            maxLength={60}
            onChange={(answer) => onChange({ field, value: answer })}
          />
        )}
      </View>
    </Part>
  )
}
