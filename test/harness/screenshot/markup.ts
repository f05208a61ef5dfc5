import { fieldValue } from '../finders'
import { inlineStyle } from './styles'

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Modes of the image component in CSS. */
const fits: Record<string, string> = {
  aspectFill: 'object-fit:cover',
  aspectFit: 'object-fit:contain',
  widthFix: 'height:auto',
  heightFix: 'width:auto;height:100%',
  scaleToFill: 'object-fit:fill',
}

const allowed = [
  'class',
  'id',
  'style',
  'hidden',
  'type',
  'disabled',
  'checked',
  'scroll-x',
  'scroll-y',
  'auto-height',
  'aria-label',
  'aria-role',
]

function attributes(element: Element): string {
  return allowed
    .filter((name) => element.hasAttribute(name))
    .map(
      (name) =>
        ` ${name}="${escapeHtml(name === 'style' ? inlineStyle(element.getAttribute(name) ?? '') : (element.getAttribute(name) ?? ''))}"`,
    )
    .join('')
}

/** Returns the HTML of a component's own content, besides its children. */
function inside(element: Element, address: (url: string) => string): string {
  switch (element.tagName.toLowerCase()) {
    case 'image': {
      const src = element.getAttribute('src')
      return src
        ? `<img src="${escapeHtml(address(src))}" style="${fits[element.getAttribute('mode') ?? 'scaleToFill'] ?? ''}">`
        : ''
    }
    case 'video':
      return `<video controls preload="none" poster="${escapeHtml(address(element.getAttribute('poster') ?? ''))}"></video>`
    case 'input':
      return `<input value="${escapeHtml(fieldValue(element))}" placeholder="${escapeHtml(element.getAttribute('placeholder') ?? '')}"${element.hasAttribute('password') ? ' type="password"' : ''}>`
    case 'textarea':
      return `<textarea rows="${fieldValue(element).split('\n').length}" placeholder="${escapeHtml(element.getAttribute('placeholder') ?? '')}">${escapeHtml(fieldValue(element))}</textarea>`
    default:
      return ''
  }
}

/** A page of the harness as HTML, every component as a `wx-…` element. @param address where a picture really lies */
export function markup(root: Element, address: (url: string) => string): string {
  const write = (node: Node): string => {
    if (node.nodeType === 3) return escapeHtml(node.textContent ?? '')
    if (node.nodeType !== 1) return ''
    const element = node as Element
    const tag = `wx-${element.tagName.toLowerCase()}`
    // widthFix and heightFix give the box the picture's own shape.
    const fixMode = /^(width|height)Fix$/.exec(element.getAttribute('mode') ?? '')
    const style = fixMode
      ? inlineStyle(`${element.getAttribute('style') ?? ''};${fixMode[1] === 'width' ? 'height' : 'width'}:auto`)
      : null
    const own =
      style === null
        ? attributes(element)
        : `${attributes(element).replace(/ style="[^"]*"/, '')} style="${escapeHtml(style)}"`
    return `<${tag}${own}>${inside(element, address)}${[...element.childNodes].map(write).join('')}</${tag}>`
  }
  return [...root.childNodes].map(write).join('')
}
