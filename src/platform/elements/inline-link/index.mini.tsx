import { Text } from '@tarojs/components'
import { css } from '@/platform/css'
import type { InlineLinkProps } from '@/platform/elements/types'

/** Words that hear a tap: a view would begin a line of its own. */
export const InlineLink = ({ style, onTap, children }: InlineLinkProps) => (
  <Text className="h5-a" style={css(style)} aria-role="link" onClick={onTap}>
    {children}
  </Text>
)
