import type { Target } from './types'

interface RichNode {
  readonly type?: string
  readonly text?: unknown
  readonly name?: unknown
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly children?: readonly RichNode[]
}

/** The elements that Alipay's documents name; with any other goes all that it holds. */
const ALIPAY = new Set(
  'a abbr b blockquote br code col colgroup dd del div dl dt em fieldset h1 h2 h3 h4 h5 h6 hr i img ins label legend li ol p q span strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr', 'img', 'col'])

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

function htmlOf(node: RichNode): string {
  if (node.type === 'text') return escapeHtml(String(node.text ?? ''))
  const name = String(node.name)
  if (!ALIPAY.has(name)) throw new Error(`rich-text shows no <${name}>`)
  const attributes = Object.entries(node.attrs ?? {}).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  const inside = (node.children ?? []).map(htmlOf).join('')
  return `<${name}${attributes.join('')}>${VOID.has(name) ? '' : `${inside}</${name}>`}`
}

/** What a vendor's rich text shows of its nodes, as HTML. Alipay's takes a tree alone, WeChat's HTML, too. */
export function shownRichText(target: Target, nodes: unknown): string {
  if (typeof nodes === 'string' && (target === 'weapp' || nodes === '')) return nodes
  if (!Array.isArray(nodes)) throw new Error(`rich-text takes nodes as an array, not ${typeof nodes}`)
  return nodes.map(htmlOf).join('')
}
