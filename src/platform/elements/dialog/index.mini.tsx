import { View } from '@tarojs/components'
import type { DialogProps } from '@/platform/elements/types'

/** It does not catch moves: that would hold what scrolls inside of it, too. The shade around it does. */
export function Dialog({ label, className, children }: DialogProps) {
  return (
    <View className={className} aria-role="dialog" aria-label={label}>
      {children}
    </View>
  )
}
