import type { Page } from './support'

/** The loader of these tests wraps named functions in a helper of its own, which the page lacks. */
const NAMES = 'globalThis.__name ??= (named) => named'

/**
 * Returns the layout faults of the front screen, one per line: text that is cut off, overflows its button, or lies at
 * the screen's edge or under floating parts; overlapping controls; a screen that scrolls sideways. Scrolling areas and
 * ellipses are no faults.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(NAMES)
  return page.evaluate(() => {
    const front = document.querySelector<HTMLElement>('.taro_page:not(.taro_page_shade)') ?? document.body
    const width = window.innerWidth
    const faults = new Set<string>()
    const brief = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 24)}"`
    /** Asks once for an element: nothing moves meanwhile, and each word asks about all that it lies in. */
    const once = <T>(answerFor: (element: Element) => T) => {
      const answers = new Map<Element, T>()
      return (element: Element): T => {
        const last = answers.get(element)
        if (last !== undefined) return last
        const answer = answerFor(element)
        answers.set(element, answer)
        return answer
      }
    }
    const ancestors = once((element) => {
      const all: Element[] = []
      for (let at: Element | null = element; at && at !== front.parentElement; at = at.parentElement) all.push(at)
      return all
    })
    const styleOf = once((element) => {
      const { overflowX, overflowY, position, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
      return { overflowX, overflowY, position, clipPath, textOverflow, webkitLineClamp }
    })
    const boxOf = once((element) => element.getBoundingClientRect())
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX) && element !== front
    const isCut = (overflow: string) => /hidden|clip/.test(overflow)
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** For ears alone. */
    const isHeard = once((element) => ancestors(element).some((at) => /inset\(50%\)/.test(styleOf(at).clipPath)))
    /** Whether an element is in a strip that scrolls sideways, which reveals hidden parts. */
    const isMoved = once(
      (element) =>
        ancestors(element).some(scrolls) ||
        element.closest('[aria-roledescription="carousel"], [class*="wiper"]') !== null,
    )
    const layerOf = once(
      (element) => ancestors(element).find((at) => /fixed|sticky/.test(styleOf(at).position)) ?? front,
    )

    if (front.scrollWidth > front.clientWidth || document.documentElement.scrollWidth > width)
      faults.add('the screen moves sideways')

    const handle = [...front.querySelectorAll('[role=navigation] button')].find(
      (one) => getComputedStyle(one.parentElement ?? one).position === 'fixed',
    )
    const edge = handle && handle.getBoundingClientRect().width < 40 ? handle.getBoundingClientRect().left : width - 3
    const words = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const holder = node.parentElement
      if (!holder || !node.textContent?.trim() || !isShown(holder) || isHeard(holder) || isMoved(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const around = ancestors(holder)
      const isShortened = around.some(
        (at) => styleOf(at).textOverflow === 'ellipsis' || styleOf(at).webkitLineClamp !== 'none',
      )
      if (isShortened) continue
      for (const at of around.filter((one) => one !== front)) {
        const { overflowX, overflowY } = styleOf(at)
        if (!isCut(overflowX) && !isCut(overflowY)) continue
        const frame = boxOf(at)
        const isWide = isCut(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)
        // A line is higher than its letters.
        const isHigh = isCut(overflowY) && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3)
        if (isWide || isHigh) faults.add(`cut: ${brief(holder)}`)
      }
      // What scrolls comes past the handle; what is fixed or sticky stands elsewhere.
      const end = layerOf(holder) === front ? edge : width - 3
      if (box.left < 3 || box.right > end) faults.add(`at the screen's edge: ${brief(holder)}`)
      const control = holder.closest('button, a, [role=button], [role=tab]')
      const frame = control?.getBoundingClientRect()
      const hasBorder =
        control &&
        getComputedStyle(control).borderLeftStyle !== 'none' &&
        getComputedStyle(control).borderLeftWidth !== '0px'
      const room = hasBorder ? 3 : -1
      if (frame && (box.left < frame.left + room || box.right > frame.right - room))
        faults.add(`leaves its control: ${brief(holder)}`)
    }

    const controls = [
      ...front.querySelectorAll(
        'button, a, input, textarea, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch]',
      ),
    ].filter((one) => isShown(one) && !isHeard(one) && !isMoved(one) && boxOf(one).width > 0)
    for (const [at, one] of controls.entries()) {
      const a = boxOf(one)
      for (const other of controls.slice(at + 1)) {
        const b = boxOf(other)
        const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (overlapX <= 2 || overlapY <= 2) continue
        if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue
        if (one.closest('label') && one.closest('label') === other.closest('label')) continue
        faults.add(`over each other: ${brief(one)} and ${brief(other)}`)
      }
    }
    return [...faults]
  })
}
