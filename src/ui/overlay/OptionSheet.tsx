import type { Image } from '@storefront/contract/entities/common'
import { Text, View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './OptionSheet.module.scss'
import { Sheet } from './Sheet'

export interface Option {
  readonly value: string
  readonly label: string
  /** Stands beside the label: what is left of it. */
  readonly note?: string
  /** Stands before the label, where all options are shown at a glance. */
  readonly image?: Image | null
  readonly disabled?: boolean
}

export interface OptionSheetProps {
  readonly open: boolean
  readonly title: string
  readonly options: readonly Option[]
  /** Value of the chosen one; empty while none is. */
  readonly value: string
  readonly onPick: (value: string) => void
  readonly onClose: () => void
}

/** One of several, in a sheet. */
export function OptionSheet({ open, title, options, value, onPick, onClose }: OptionSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View className={s.list}>
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <Pressable
              key={option.value}
              checked={isChosen}
              disabled={option.disabled}
              className={cx(s.option, isChosen && s.on, option.disabled && s.off)}
              onTap={() => onPick(option.value)}
            >
              <Text>{option.label}</Text>
              {option.note ? <Text className={s.note}>{option.note}</Text> : null}
              {isChosen ? <Icon name="check" size={16} /> : null}
            </Pressable>
          )
        })}
      </View>
    </Sheet>
  )
}
