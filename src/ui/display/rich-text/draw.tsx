import type { RichElementProps } from './element-props'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { HtmlElement as Element, HtmlNode } from '@/lib/html-tree'
import { HtmlElement } from '@/platform/elements/html-element'
import { HtmlTable } from '@/platform/elements/html-table'
import { FormEmbed, ProductEmbed, VideoEmbed, VoteEmbed } from './embeds'
import { RichLink } from './RichLink'
import { RichPicture } from './RichPicture'

/** Tags that are drawn as they are; any other leaves what it holds. */
const PLAIN = new Set(
  'p div b strong i em u s del ins sub sup small mark code span hr blockquote pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption section article caption thead tbody tfoot tr td th audio'.split(
    ' ',
  ),
)

const RichTable = ({ element, style }: RichElementProps) => (
  <HtmlTable element={element} style={style} draw={drawRichNodes} />
)

const REPLACED: Readonly<Record<string, ComponentType<RichElementProps>>> = {
  a: RichLink,
  img: RichPicture,
  table: RichTable,
  video: VideoEmbed,
}
/** The components of `div` elements with such an attribute. */
const EMBEDDED: Readonly<Record<string, ComponentType<RichElementProps>>> = {
  'data-form': FormEmbed,
  'data-vote': VoteEmbed,
  'data-product': ProductEmbed,
}

const replacementOf = ({ tag, attributes }: Element) =>
  tag === 'div' ? EMBEDDED[Object.keys(EMBEDDED).find((name) => attributes[name]) ?? ''] : REPLACED[tag]

/** Inline styles, and the alignment that has an attribute of its own. */
const styleOf = ({ attributes: { style = '', align } }: Element): string | undefined =>
  (align ? `text-align:${align};${style}` : style) || undefined

/** Draws the nodes of a text. Their places never change, so that they need no keys: each is a child of its own. */
export const drawRichNodes = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const { tag, attributes, isInline } = node
    const style = styleOf(node)
    const replacement = replacementOf(node)
    if (replacement && tag !== 'a') return createElement(replacement, { element: node, style })
    const children = drawRichNodes(node.children)
    if (replacement) return createElement(replacement, { element: node, style }, ...children)
    return PLAIN.has(tag)
      ? createElement(HtmlElement, { tag, attributes, isInline, style }, ...children)
      : createElement(Rest, null, ...children)
  })

const Rest = ({ children }: { readonly children?: ReactNode }) => children
