import { createElement } from 'react'
import { css } from '@/platform/css'
import type { HtmlElementProps } from '@/platform/elements/types'

/** A block of one text is one node (config/elements.ts); of the others @tarojs/plugin-html makes views and texts. */
export function HtmlElement({ tag, isInline, style, children }: HtmlElementProps) {
  if (tag === 'audio') return null
  if (!isInline && (typeof children === 'string' || children === undefined))
    return <words text={children ?? ''} className={`h5-${tag}`} style={css(style)} />
  return createElement(tag, { style: css(style) }, ...[children].flat())
}
