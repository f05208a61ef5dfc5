import { View } from '@tarojs/components'
import type { WordsProps } from './types'

export const Words = ({ text, className, label }: WordsProps) => (
  <View className={className} aria-label={label}>
    {text}
  </View>
)
