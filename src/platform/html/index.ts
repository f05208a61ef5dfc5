import { type HtmlNode, treeOf } from '@/lib/html-tree'

/** Reads a cleaned text by the browser's own parser; within a template nothing of it loads or runs. */
export function parseHtml(html: string): HtmlNode[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return treeOf(template.content.childNodes)
}
