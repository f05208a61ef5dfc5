import { createElement } from 'react'
import { css } from '@/platform/css'
import type { HtmlElementProps } from '@/platform/elements/types'

/** Attributes that are entries as they came, by React's names. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  lang: 'lang',
  dir: 'dir',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  start: 'start',
  src: 'src',
}

/** The element itself. */
export function HtmlElement({ tag, attributes, style, children }: HtmlElementProps) {
  const entries = Object.entries(NAMES).flatMap(([name, key]) => (attributes[name] ? [[key, attributes[name]]] : []))
  const props = {
    ...Object.fromEntries(entries),
    className: `h5-${tag}`,
    style: css(style),
    ...(tag === 'audio' && { controls: true }),
  }
  return createElement(tag, props, ...[children].flat())
}
