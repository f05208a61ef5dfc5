import { InlineLink } from '@/platform/elements/inline-link'
import { Pressable } from '@/platform/elements/pressable'
import { phone } from '@/platform/phone'
import { goLink } from '@/router'
import type { RichElementProps } from './element-props'
import { PicturesContext } from './pictures'

/** A link: a screen of ours, an address outside, or a number to dial. */
export function RichLink({ element, style, children }: RichElementProps) {
  const href = element.attributes['href'] ?? element.attributes['data-href']
  if (!href) return children
  const follow = () => void (href.startsWith('tel:') ? phone.call(href.slice(4)) : goLink({ url: href }))
  if (element.isInline)
    return (
      <InlineLink href={href} style={style} onTap={follow}>
        {children}
      </InlineLink>
    )
  return (
    <PicturesContext.Provider value={null}>
      <Pressable className="h5-a" href={href} style={style} onTap={follow}>
        {children}
      </Pressable>
    </PicturesContext.Provider>
  )
}
