import { document, options } from '@tarojs/runtime'
import { type HtmlNode, treeOf } from '@/lib/html-tree'

/** The entities that the server writes; Taro's parser leaves them as they are. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#96': '`',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
}
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#39|#96|lt|gt|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** The runtime holds every element that it has made until its parent lets go of it: this one is used again. */
let box: ReturnType<typeof document.createElement> | undefined

/** Reads a cleaned text by the parser of Taro's runtime. */
export function parseHtml(html: string): HtmlNode[] {
  // Else it makes views of the tags by itself.
  if (options.html) options.html.renderHTMLTag = true
  box ??= document.createElement('div')
  // Taro's links drop an address without a host.
  box.innerHTML = html.replace(/<a href=/g, '<a data-href=').replace(/<a ([^>]*?) href=/g, '<a $1 data-href=')
  const nodes = treeOf(box.childNodes, decode)
  box.innerHTML = ''
  return nodes
}
