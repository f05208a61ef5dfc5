import { alignmentOf } from '../alignment'

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, hr, div, section, article, figure, center, video'
const BOXES = 'div, section, article, figure, center'
const ALIGNED = 'p, h2, h3, h4'

/** The alignment of an element, of its own or of the nearest around it. */
function nearestAlignment(element: Element): string | null {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const alignment = node.tagName === 'CENTER' ? 'center' : node instanceof HTMLElement ? alignmentOf(node) : null
    if (alignment) return alignment
  }
  return null
}

/**
 * A pasted document whose boxes of one line are paragraphs, and whose paragraphs say themselves how they are aligned:
 * the editor keeps no boxes.
 */
export function tidyPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const box of body.querySelectorAll<HTMLElement>(BOXES)) {
    const isEmbed = [...box.attributes].some(
      ({ name }) =>
        name.startsWith('data-') && box.tagName === 'DIV' && ['data-form', 'data-vote', 'data-product'].includes(name),
    )
    const isEmpty = box.textContent?.trim() === '' && !box.querySelector('img, span[data-pending], br')
    if (isEmbed || isEmpty || box.querySelector(BLOCKS) || box.closest('p, h1, h2, h3, h4, h5, h6, pre')) continue
    const alignment = nearestAlignment(box)
    const line = body.ownerDocument.createElement('p')
    line.append(...box.childNodes)
    if (alignment) line.style.textAlign = alignment
    box.replaceWith(line)
  }
  for (const line of body.querySelectorAll<HTMLElement>(ALIGNED)) {
    const alignment = nearestAlignment(line)
    if (alignment) line.style.textAlign = alignment
  }
  return body.innerHTML
}
