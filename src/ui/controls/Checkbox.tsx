import { Text, View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import s from './Checkbox.module.scss'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Its name; shown beside it when `text` is not given. */
  readonly label: string
  /** False keeps the name for readers alone. */
  readonly showLabel?: boolean
  readonly disabled?: boolean
}

export function Checkbox({ checked, onChange, label, showLabel, disabled }: CheckboxProps) {
  return (
    <Pressable
      role="checkbox"
      checked={checked}
      label={label}
      disabled={disabled}
      className={cx(s.row, disabled && s.off)}
      onTap={() => onChange(!checked)}
    >
      {/* The tick is always rendered, without a colour: a mini-program then updates a class only, and no element. */}
      <View className={cx(s.box, checked && s.on)}>
        <Icon name="check" size={14} />
      </View>
      {showLabel && <Text className={s.text}>{label}</Text>}
    </Pressable>
  )
}
