import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import type { Option } from '@/ui/overlay/OptionSheet'
import s from './OptionRows.module.scss'
import { Picture } from '@/ui/display/Picture'
import { describedBy, Field } from './TextField'

export interface OptionRowsProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosenValues: readonly string[]
  readonly onChange: (chosenValues: readonly string[]) => void
  /** One of them, or several. */
  readonly one: boolean
  readonly error?: string | null
  readonly isRequired?: boolean
  readonly description?: string
}

/** All options at a glance, one or several of them chosen. */
export function OptionRows({
  label,
  options,
  chosenValues,
  onChange,
  one,
  error,
  description,
  isRequired,
}: OptionRowsProps) {
  const errorId = `${useId()}e`
  const turn = (value: string) => {
    if (one) return onChange([value])
    const next = new Set(
      chosenValues.includes(value) ? chosenValues.filter((other) => other !== value) : [...chosenValues, value],
    )
    // In the options' order, whatever the order of the taps.
    onChange(options.map((option) => option.value).filter((optionValue) => next.has(optionValue)))
  }
  return (
    <Field label={label} error={error} errorId={errorId} description={description} isRequired={isRequired} isStacked>
      <View
        role={one ? 'radiogroup' : 'group'}
        aria-label={label}
        aria-describedby={describedBy(errorId, { error, description, isRequired })}
        className={s.rows}
      >
        {options.map(({ value, label: words, note, image, disabled }) => {
          const isOn = chosenValues.includes(value)
          return (
            <Pressable
              key={value}
              role={one ? 'radio' : 'checkbox'}
              checked={isOn}
              disabled={disabled && !isOn}
              className={cx(s.row, disabled && !isOn && s.off)}
              onTap={() => turn(value)}
            >
              <View className={cx(s.box, one && s.round, isOn && s.on)}>
                {isOn ? <Icon name="check" size={14} /> : null}
              </View>
              {image ? (
                <View className={s.picture}>
                  <Picture image={image} alt="" width={56} ratio={1} />
                </View>
              ) : null}
              <Text className={s.words}>{words}</Text>
              {note ? <Text className={s.note}>{note}</Text> : null}
            </Pressable>
          )
        })}
      </View>
    </Field>
  )
}
