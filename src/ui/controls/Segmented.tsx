import NutSegmented from '@nutui/nutui-react-taro/dist/es/packages/segmented'
import '@nutui/nutui-react-taro/dist/es/packages/segmented/style/css'
import { View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import s from './Segmented.module.scss'

export interface SegmentedProps<V extends string> {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A choice of a few short words in one row. NutUI draws the row; the radios in it are ours, because its own have no role. */
export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  return (
    <View className={s.field} role="radiogroup" aria-label={label}>
      <View className={s.label} aria-hidden>
        {label}
      </View>
      <NutSegmented
        value={value}
        options={options.map((option) => ({
          value: option.value,
          label: (
            <Pressable
              role="radio"
              checked={option.value === value}
              className={s.option}
              onTap={() => onChange(option.value)}
            >
              {option.label}
            </Pressable>
          ),
        }))}
      />
    </View>
  )
}
