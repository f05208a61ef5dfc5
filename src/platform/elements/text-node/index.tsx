import { View } from '@tarojs/components'
import type { TextNodeProps } from '@/platform/elements/types'

export const TextNode = ({ text, className, label }: TextNodeProps) => (
  <View className={className} aria-label={label}>
    {text}
  </View>
)
