import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import s from './Stepper.module.scss'

export interface StepperProps {
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
  /** The counted object, for the names of the buttons. */
  readonly label: string
  /** Called when the user requests more than `max`. */
  readonly onLimit?: () => void
  readonly disabled?: boolean
}

/** A quantity between its bounds. At a bound the buttons stay enabled only to explain why it is the limit. */
export function Stepper({ value, min = 1, max, onChange, label, onLimit, disabled }: StepperProps) {
  const t = useT()
  const isMost = value >= max
  return (
    <View className={s.stepper}>
      <Pressable
        className={cx(s.step, (value <= min || disabled) && s.off)}
        label={`${t('common.decrease')} ${label}`}
        disabled={value <= min || disabled}
        onTap={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </Pressable>
      <Text className={s.value}>{value}</Text>
      <Pressable
        className={cx(s.step, (isMost || disabled) && s.off)}
        label={`${t('common.increase')} ${label}`}
        disabled={disabled || (isMost && !onLimit)}
        onTap={() => (isMost ? onLimit?.() : onChange(value + 1))}
      >
        <Icon name="plus" size={16} />
      </Pressable>
    </View>
  )
}
