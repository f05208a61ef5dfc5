import { Text, View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import s from './Part.module.scss'

interface Chip {
  readonly key: string
  readonly title: string
  readonly isOn: boolean
  readonly onTap: () => void
}

interface ChipsProps {
  readonly label: string
  /** Says above them what they belong to. */
  readonly of?: string
  readonly items: readonly Chip[]
}

/** A row of choices that breaks into lines. */
export function Chips({ label, of, items }: ChipsProps) {
  return (
    <>
      {of ? <View className={s.of}>{of}</View> : null}
      <View className={s.chips} role="group" aria-label={label}>
        {items.map(({ key, title, isOn, onTap }) => (
          <Pressable key={key} className={s.chip} checked={isOn} onTap={onTap}>
            <Text className={cx(s.word, isOn && s.on)}>{title}</Text>
          </Pressable>
        ))}
      </View>
    </>
  )
}
