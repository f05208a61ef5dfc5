import { ScrollView } from '@tarojs/components'
import type { ScrollerProps } from '../types'

export function Scroller({ className, label, children }: ScrollerProps) {
  return (
    <ScrollView className={className} scrollX enableFlex showScrollbar={false} aria-label={label}>
      {children}
    </ScrollView>
  )
}
