import { lastOf } from '@storefront/contract/domain/last-of'

/** A text that the server has cleaned, as a tree: strings, and elements by their tags in lower case. */
export type HtmlNode = string | HtmlElement
export interface HtmlElement {
  readonly tag: string
  /** As they are read: without entities. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
  /** It stands in a line of text, and so does all that it holds. */
  readonly isInline: boolean
}

/** The members that a browser's DOM and Taro's share. */
export interface DomNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue?: string | null
  readonly childNodes: ArrayLike<DomNode>
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>
}

const TEXT = 3
const ELEMENT = 1
const INLINE = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'span',
])
/** Deeper elements go and leave what they hold: each level is one more of a mini-program's templates. */
const MAX_DEPTH = 10

const isInlineNode = (node: HtmlNode | undefined): boolean => typeof node === 'string' || node?.isInline === true

/**
 * Reads nodes of a DOM, with the blanks of the source as HTML shows them and line breaks as `\n`. `decode` reads what
 * the DOM left as written.
 */
export function treeOf(dom: ArrayLike<DomNode>, decode = (text: string): string => text): HtmlNode[] {
  const append = (nodes: HtmlNode[], node: HtmlNode): void => {
    const last = lastOf(nodes)
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
    else nodes.push(node)
  }
  const read = (children: ArrayLike<DomNode>, isBlock: boolean, isVerbatim: boolean, depth: number): HtmlNode[] => {
    const nodes: HtmlNode[] = []
    for (const child of Array.from(children)) {
      const tag = child.nodeName.toLowerCase()
      if (child.nodeType === TEXT)
        append(
          nodes,
          decode(isVerbatim ? (child.nodeValue ?? '') : (child.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ')),
        )
      else if (tag === 'br') append(nodes, '\n')
      else if (child.nodeType === ELEMENT && depth > MAX_DEPTH)
        for (const node of read(child.childNodes, false, isVerbatim, depth + 1)) append(nodes, node)
      else if (child.nodeType === ELEMENT) append(nodes, elementOf(tag, child, isVerbatim, depth))
    }
    return isVerbatim ? nodes : withoutLayout(nodes, isBlock)
  }
  const elementOf = (tag: string, element: DomNode, isVerbatim: boolean, depth: number): HtmlElement => {
    const attributes = Object.fromEntries(
      Array.from(element.attributes ?? [], ({ name, value }) => [name, decode(value)]),
    )
    const isWord = INLINE.has(tag)
    const keepsBlanks = isVerbatim || tag === 'pre' || /white-space:\s*(?:pre|break)/.test(attributes['style'] ?? '')
    const children = read(element.childNodes, !isWord, keepsBlanks, depth + 1)
    const isInline = isWord && children.every(isInlineNode)
    // A picture in a word: a mini-program's text cannot hold it, a view can.
    return { tag: isWord && !isInline && tag !== 'a' ? 'div' : tag, attributes, children, isInline }
  }
  return read(dom, true, false, 0)
}

/** Takes away the blanks between blocks and at a block's edges, which are the source's own layout. */
function withoutLayout(nodes: readonly HtmlNode[], isBlock: boolean): HtmlNode[] {
  const isEdge = (index: number) => (index in nodes ? !isInlineNode(nodes[index]) : isBlock)
  return nodes
    .map((node, index) => {
      if (typeof node !== 'string') return node
      const text = node.replace(/ ?\n ?/g, '\n')
      const from = isEdge(index - 1) && text.startsWith(' ') ? 1 : 0
      return text.slice(from, isEdge(index + 1) && text.endsWith(' ') ? Math.max(from, text.length - 1) : undefined)
    })
    .filter((node) => node !== '')
}

/** Addresses of the pictures, in their order. */
export const picturesOf = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const src = node.tag === 'img' ? node.attributes['src'] : undefined
    return src ? [src] : picturesOf(node.children)
  })
