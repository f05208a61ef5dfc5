import { ScrollView } from '@tarojs/components'
import type { ScrollerProps } from '@/platform/elements/types'

export function Scroller({ className, style, label, showing, children }: ScrollerProps) {
  return (
    <ScrollView
      className={className}
      style={style}
      scrollX
      enableFlex
      showScrollbar={false}
      aria-label={label}
      scrollIntoView={showing}
      scrollWithAnimation={showing !== undefined}
    >
      {children}
    </ScrollView>
  )
}
