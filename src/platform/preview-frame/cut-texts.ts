import s from '@/platform/elements/editable/editable.module.scss'
import type { CutText } from './types'

/** A line may be so much higher than its box by rounding, CSS px. */
const SLACK_PX = 2

/** Texts that a module's config holds. */
export interface ModuleTexts {
  readonly module: number
  readonly texts: ReadonlySet<string>
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('')
    .trim()

/** Whether an element hides a part of the text inside it. */
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK_PX
  const isHigher = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + SLACK_PX
  return isWider || isHigher
}

/** Whether the element, or what holds nothing but it, cuts its text. */
function isCutAnywhere(element: HTMLElement, box: Element): boolean {
  const text = element.textContent?.trim()
  for (
    let current: HTMLElement | null = element;
    current && current !== box && current.textContent?.trim() === text;
    current = current.parentElement
  ) {
    if (isCut(current)) return true
  }
  return false
}

/**
 * Returns the texts that do not fit where they are drawn. @param modules those that are drawn, in their order: each
 * stands in a box of its own
 */
export function findCutTexts(modules: readonly ModuleTexts[]): CutText[] {
  const boxes = [...document.querySelectorAll(`.taro_page:not(.taro_page_shade) .${s.box}`)]
  return modules.flatMap(({ module, texts }, index) => {
    const box = boxes[index]
    const elements = box
      ? [...box.querySelectorAll<HTMLElement>('*')].filter(
          (element) => texts.has(ownText(element)) && isCutAnywhere(element, box),
        )
      : []
    return [...new Set(elements.map(ownText))].map((text) => ({ module, text }))
  })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Returns the texts that do not fit, and the width of the window in CSS px, once the last drawing is laid out and its
 * fonts are loaded.
 */
export async function measureTexts(modules: readonly ModuleTexts[]): Promise<{ width: number; cuts: CutText[] }> {
  await document.fonts.ready
  // One frame draws, the next has the places.
  await nextFrame()
  await nextFrame()
  return { width: window.innerWidth, cuts: findCutTexts(modules) }
}
