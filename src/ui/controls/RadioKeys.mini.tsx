import { View } from '@tarojs/components'
import type { RadioKeysProps } from './radio.types'

/** One of several numbers. Mini-programs have no keys. */
export const RadioKeys = ({ label, className, values, value, onChange, renderRadio }: RadioKeysProps) => (
  <View role="radiogroup" aria-label={label} className={className}>
    {values.map((one) => renderRadio(one, { role: 'radio', checked: one === value, onTap: () => onChange(one) }))}
  </View>
)
