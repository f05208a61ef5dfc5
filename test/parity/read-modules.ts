/** Left, top, width and height in CSS px, from the module's own corner. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/**
 * Something that a module shows: a text, a picture, a film, a field, or what can be pressed around those that follow.
 */
export interface Part {
  readonly kind: 'text' | 'picture' | 'film' | 'field' | 'press'
  /** The words, the picture's address, or the name for screen readers. */
  readonly what: string
  readonly box: Box
  /** Number of pressable elements around it. */
  readonly depth: number
}

/** A module as it is drawn: its parts in their order, and its box on the page. */
export interface DrawnModule {
  readonly box: Box
  readonly parts: readonly Part[]
}

/**
 * Reads the modules of a page in Chromium, of H5 and of a mini-program's output alike. It runs in the page, so that it
 * knows nothing from outside of itself.
 */
export function readModules(): DrawnModule[] {
  const PRESSED = new Set(['button', 'link', 'tab', 'checkbox', 'radio', 'switch'])
  const tagOf = (element: Element) => element.tagName.toLowerCase().replace(/^wx-/, '')
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.getAttribute('aria-role') ?? ''
  const isPress = (element: Element) =>
    tagOf(element) === 'button' ||
    (tagOf(element) === 'a' && element.hasAttribute('href')) ||
    PRESSED.has(roleOf(element))
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const round = (value: number) => Math.round(value * 100) / 100

  function readModule(root: Element): DrawnModule {
    const corner = root.getBoundingClientRect()
    const boxOf = ({ left, top, width, height }: DOMRect): Box => [
      round(left - corner.left),
      round(top - corner.top),
      round(width),
      round(height),
    ]
    const parts: Part[] = []
    /** The part of a box that what is around it does not cut off. */
    const isCutOff = (rect: DOMRect, from: Element | null) => {
      for (let around = from; around && around !== root.parentElement; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around)
        const own = around.getBoundingClientRect()
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue
        if (position === 'absolute' && own.width <= 1) return true
        if (rect.right <= own.left || rect.left >= own.right || rect.bottom <= own.top || rect.top >= own.bottom)
          return true
      }
      return false
    }
    const walk = (node: Node, depth: number) => {
      if (node.nodeType === Node.TEXT_NODE) {
        const what = squeeze(node.textContent)
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        if (what !== '' && rect.width > 0 && !isCutOff(rect, node.parentElement))
          parts.push({ kind: 'text', what, box: boxOf(rect), depth })
        return
      }
      if (!(node instanceof Element)) return
      const style = getComputedStyle(node)
      if (style.display === 'none' || style.visibility === 'hidden') return
      const rect = node.getBoundingClientRect()
      const add = (kind: Part['kind'], what: string) =>
        !isCutOff(rect, node.parentElement) && parts.push({ kind, what, box: boxOf(rect), depth })
      const tag = tagOf(node)
      const label = node.getAttribute('aria-label') ?? ''
      if (tag === 'img')
        return void add('picture', new URL((node as HTMLImageElement).src).pathname.replace(/(?:\.thumb)?\.\w+$/, ''))
      if (tag === 'video') return void add('film', '')
      if (tag === 'input' || tag === 'textarea') return void add('field', squeeze(node.getAttribute('placeholder')))
      const isPressed = isPress(node)
      if (isPressed) add('press', label || squeeze(node.textContent))
      for (const child of node.childNodes) walk(child, depth + (isPressed ? 1 : 0))
    }
    walk(root, 0)
    return { box: [round(corner.left), round(corner.top), round(corner.width), round(corner.height)], parts }
  }
  return [...document.querySelectorAll('[style*="--pad"]')].map(readModule)
}
