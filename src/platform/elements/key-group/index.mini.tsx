import { View } from '@tarojs/components'
import type { KeyGroupProps } from '@/platform/elements/types'

/** Mini-programs have no keys. */
export const KeyGroup = ({ label, role = 'group', className, children }: KeyGroupProps) => (
  <View role={role} aria-label={label} className={className}>
    {children}
  </View>
)
