import { Text } from '@tarojs/components'
import { useId } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './PickField.module.scss'
import { describedBy, Field } from './TextField'

export interface PickFieldProps {
  readonly label: string
  /** Words for what is chosen; empty or absent while nothing is. */
  readonly chosenText: string | undefined
  readonly placeholder?: string
  readonly error?: string | null
  readonly isRequired?: boolean
  readonly description?: string
  /** Label above: it is long, or what is chosen is. */
  readonly isStacked?: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A row that shows what is chosen and opens the choice (spec 8: the picker's label is 请选择). */
export function PickField({
  label,
  chosenText,
  placeholder,
  error,
  isRequired,
  description,
  isStacked,
  isOpen,
  onOpen,
}: PickFieldProps) {
  const t = useT()
  const errorId = `${useId()}e`
  const display = chosenText || placeholder || t('common.choose')
  return (
    <Field
      label={label}
      error={error}
      errorId={errorId}
      description={description}
      isRequired={isRequired}
      isStacked={isStacked}
    >
      <Pressable
        className={cx(s.open, !chosenText && s.none)}
        label={`${label} ${display}`}
        expanded={isOpen}
        describedBy={describedBy(errorId, { error, description, isRequired })}
        onTap={onOpen}
      >
        <Text className={s.text}>{display}</Text>
        <Icon name="right" size={16} />
      </Pressable>
    </Field>
  )
}
