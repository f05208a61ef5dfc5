import { View } from '@tarojs/components'
import type { KeyGroupProps } from '@/platform/elements/types'

/** Mini-programs have no keys. */
export const KeyGroup = ({ label, className, children }: KeyGroupProps) => (
  <View role="group" aria-label={label} className={className}>
    {children}
  </View>
)
