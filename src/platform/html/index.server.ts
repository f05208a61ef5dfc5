import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { type DomNode, type HtmlNode, treeOf } from '@/lib/html-tree'

const TEXT = 3
const ELEMENT = 1
const OTHER = 8

/** Returns a node of parse5 as the DOM has it. */
function domOf(node: DefaultTreeAdapterTypes.ChildNode): DomNode {
  const shared = { nodeName: node.nodeName, childNodes: 'childNodes' in node ? node.childNodes.map(domOf) : [] }
  if ('tagName' in node) return { ...shared, nodeType: ELEMENT, attributes: node.attrs }
  return 'value' in node ? { ...shared, nodeType: TEXT, nodeValue: node.value } : { ...shared, nodeType: OTHER }
}

/** Reads a cleaned text as a browser does. */
export const parseHtml = (html: string): HtmlNode[] => treeOf(parseFragment(html).childNodes.map(domOf))
