import { decodeEntities, tagPattern, VOID_TAGS } from './html-tags'

/** Rich text as Alipay takes it: a tree of elements and words. */
export type RichNode = RichElement | { readonly type: 'text'; readonly text: string }
interface RichElement {
  readonly name: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children?: RichNode[]
}

/** What Alipay's rich text shows of what the server lets through; any other element would go with all that it holds. */
const SHOWN = new Set(
  'a b blockquote br code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p span strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Elements that are replaced with others, and the style that keeps their look. */
const REPLACED: Readonly<Record<string, { readonly name: string; readonly style: string }>> = {
  u: { name: 'span', style: 'text-decoration:underline' },
  s: { name: 'del', style: '' },
  small: { name: 'span', style: 'font-size:smaller' },
  mark: { name: 'span', style: 'background-color:#ff0' },
  pre: { name: 'div', style: 'white-space:pre-wrap;font-family:monospace' },
}
/** Between the parts of these, blanks are the source's own layout. */
const PARTED = new Set(['', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl'])

function attributesOf(tag: string, style: string): Record<string, string> {
  const attributes = Object.fromEntries([...tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeEntities(value)]))
  return style ? { ...attributes, style: [style, attributes['style']].filter(Boolean).join(';') } : attributes
}

function elementOf(name: string, tag: string, children: RichNode[]): RichElement {
  const { name: tagName, style } = REPLACED[name] ?? { name: SHOWN.has(name) ? name : 'div', style: '' }
  return { name: tagName, attrs: attributesOf(tag, style), ...(children.length > 0 && { children }) }
}

interface Open {
  readonly name: string
  readonly tag: string
  readonly children: RichNode[]
}

/** Cleaned rich text as a tree. */
export function nodesOf(html: string): RichNode[] {
  const root: Open = { name: '', tag: '', children: [] }
  const open = [root]
  const inside = () => open[open.length - 1] ?? root
  const write = (text: string) => {
    const { name, children } = inside()
    if (text === '' || (PARTED.has(name) && text.trim() === '')) return
    children.push({ type: 'text', text: decodeEntities(text.replace(/&nbsp;/g, '\u00a0')) })
  }
  const close = () => {
    const element = open.length > 1 ? open.pop() : undefined
    if (element) inside().children.push(elementOf(element.name, element.tag, element.children))
  }
  let from = 0
  for (const match of html.matchAll(tagPattern())) {
    const [tag, slash, name = ''] = match
    write(html.slice(from, match.index))
    from = match.index + tag.length
    if (slash) close()
    else {
      open.push({ name, tag, children: [] })
      if (VOID_TAGS.includes(name)) close()
    }
  }
  write(html.slice(from))
  while (open.length > 1) close()
  return root.children
}
