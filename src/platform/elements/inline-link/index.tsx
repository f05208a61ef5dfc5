import { Pressable } from '@/platform/elements/pressable'
import type { InlineLinkProps } from '@/platform/elements/types'

/** A link in a line of text. */
export const InlineLink = ({ href, style, onTap, children }: InlineLinkProps) => (
  <Pressable className="h5-a" style={style} href={href} onTap={onTap}>
    {children}
  </Pressable>
)
