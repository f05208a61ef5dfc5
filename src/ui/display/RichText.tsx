import { View } from '@tarojs/components'
import { createElement, useMemo } from 'react'
import { cx } from '@/lib/text'
import { picturesOf } from '@/lib/html-tree'
import { parseHtml } from '@/platform/html'
import { drawRichNodes } from './rich-text/draw'
import { PicturesContext } from './rich-text/pictures'
import s from './RichText.module.scss'

/** Its editor chose colours for light ground: there it stays in the dark theme. */
const COLOURED = /style="[^"]*\bcolor:/i

/** A view has at most sixty children. */
const GROUP = 50

/**
 * An article's, a product's or a page's own text: elements of ours in the place of its links, pictures, films, forms
 * and votes (docs/how-to/rich-text.md). `html` has been cleaned by the server.
 */
export function RichText({ html }: { readonly html: string }) {
  const [text, pictures] = useMemo(() => {
    const nodes = parseHtml(html)
    const elements = drawRichNodes(nodes)
    const groups = Array.from({ length: Math.ceil(elements.length / GROUP) }, (_, index) =>
      elements.slice(index * GROUP, (index + 1) * GROUP),
    )
    const children = groups.length > 1 ? groups.map((group) => createElement(View, null, ...group)) : elements
    return [
      createElement(View, { className: cx(s.rich, COLOURED.test(html) && 'light') }, ...children),
      picturesOf(nodes),
    ] as const
  }, [html])
  return <PicturesContext.Provider value={pictures}>{text}</PicturesContext.Provider>
}
