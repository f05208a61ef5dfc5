import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { MobileField } from '@/ui/controls/MobileField'
import { TextArea, TextField } from '@/ui/controls/TextField'
import type { Answers } from './ask.types'
import s from './AskDialog.module.scss'
import type { ExtraField } from './ask.types'

interface AskFieldsProps {
  readonly fields: readonly ExtraField[]
  readonly values: Answers
  readonly onChange: (name: string, value: string) => void
}

/** The further fields of a confirm dialog. */
export function AskFields({ fields, values, onChange }: AskFieldsProps) {
  const t = useT()
  return (
    <View className={s.fields}>
      {fields.map(({ name, label, required, placeholder, kind = 'text', maxLength }) => {
        const shared = {
          label: required ? t('overlay.required', { label }) : label,
          value: values[name] ?? '',
          onChange: (value: string) => onChange(name, value),
          placeholder,
          isStacked: true,
        }
        if (kind === 'mobile') return <MobileField key={name} {...shared} />
        return kind === 'textarea' ? (
          <TextArea key={name} {...shared} max={maxLength} />
        ) : (
          <TextField key={name} {...shared} maxLength={maxLength} />
        )
      })}
    </View>
  )
}
