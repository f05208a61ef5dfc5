import { Text } from '@tarojs/components'
import { useId, useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { Tap } from '@/platform/elements/tap'
import { Icon } from './Icon'
import { type Option, OptionSheet } from './OptionSheet'
import s from './SelectField.module.scss'
import { Field } from './TextField'

export interface SelectFieldProps {
  readonly label: string
  readonly options: readonly Option[]
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly error?: string | null
}

/** A row that shows what is chosen and opens the choice (spec 8: the picker's label is 请选择). */
export function SelectField({ label, options, value, onChange, placeholder, error }: SelectFieldProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const errorId = `${useId()}e`
  const chosen = options.find((option) => option.value === value)
  const shown = chosen?.label ?? placeholder ?? t('common.choose')
  return (
    <>
      <Field label={label} error={error} errorId={errorId}>
        <Tap className={cx(s.open, !chosen && s.none)} label={`${label} ${shown}`} expanded={open} onTap={() => setOpen(true)}>
          <Text className={s.text}>{shown}</Text>
          <Icon name="right" size={16} />
        </Tap>
      </Field>
      <OptionSheet
        open={open}
        title={label}
        options={options}
        value={value}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          onChange(picked)
          setOpen(false)
        }}
      />
    </>
  )
}
