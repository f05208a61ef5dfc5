import { View } from '@tarojs/components'
import type { DialogProps } from '../types'

export function Dialog({ label, className, children }: DialogProps) {
  return (
    <View className={className} aria-role="dialog" aria-label={label} catchMove>
      {children}
    </View>
  )
}
