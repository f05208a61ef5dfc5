import { Text, View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import s from './Switch.module.scss'

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: string
  readonly describedBy?: string
}

/** A row that is on or off; the whole row is the target. */
export function Switch({ checked, onChange, label, describedBy }: SwitchProps) {
  return (
    <Pressable
      role="switch"
      checked={checked}
      label={label}
      describedBy={describedBy}
      className={s.row}
      onTap={() => onChange(!checked)}
    >
      <Text className={s.text}>{label}</Text>
      <View className={cx(s.track, checked && s.on)}>
        <View className={s.knob} />
      </View>
    </Pressable>
  )
}
