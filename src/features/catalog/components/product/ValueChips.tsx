import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import type { ChoiceValue } from '@/features/catalog/variant-choice'
import s from './VariantSheet.module.scss'

interface ValueChipsProps {
  readonly name: string
  readonly values: readonly ChoiceValue[]
  readonly onChoose: (value: string) => void
}

/**
 * The values of one attribute. The chosen one stays tappable even when it is sold out, so that it can be taken back.
 */
export function ValueChips({ name, values, onChoose }: ValueChipsProps) {
  const t = useT()
  return (
    <View className={s.group} role="group" aria-label={name}>
      <View className={s.label}>{name}</View>
      <View className={s.chips}>
        {values.map(({ value, isChosen, disabled }) => {
          const off = disabled && !isChosen
          return (
            <Pressable
              key={value}
              className={cx(s.chip, isChosen && s.on, off && s.off)}
              checked={isChosen}
              disabled={off}
              label={off ? t('pages.variant.soldOut', { value }) : value}
              onTap={() => onChoose(value)}
            >
              {value}
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
