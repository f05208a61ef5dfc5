import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import { type TextKey, useT } from '@/i18n'
import { InputElement } from '@/platform/elements/input'
import { useCurrency } from '@/ui/stores'
import type { PanelPartProps } from '@/shared/list/spec'
import { parseAmountInput } from './amount'
import { Part } from './Part'
import s from './Part.module.scss'

interface AmountRangeProps extends PanelPartProps {
  readonly label: TextKey
  readonly names: readonly [string, string]
}

/** The lowest and the highest amount, in the site's currency. */
export function AmountRange({ label, names, values, onChange }: AmountRangeProps) {
  const t = useT()
  const id = useId()
  const { symbol, exponent } = useCurrency()
  const words = [t('list.lowest'), t('list.highest')]
  const ends = names.map((name, index) => (
    <InputElement
      key={name}
      id={`${id}${index}`}
      kind={exponent > 0 ? 'decimal' : 'number'}
      label={`${t(label)} ${words[index]}`}
      placeholder={words[index]}
      className={s.end}
      value={values[name] ?? ''}
      onChange={(text) => onChange({ [name]: parseAmountInput(text, exponent) })}
    />
  ))
  return (
    <Part label={`${t(label)} (${symbol})`}>
      <View className={s.range}>
        {ends[0]}
        <Text className={s.dash}>—</Text>
        {ends[1]}
      </View>
    </Part>
  )
}
