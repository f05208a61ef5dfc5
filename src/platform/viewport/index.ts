import type { ViewportEvents, ViewportWatch } from './types'

/** Elements may be put in between others and taken away at no cost for those. */
export const recyclesSlots = false
/** Screens that a long list draws above the window and below it. */
export const SCREENS_AROUND = 2

/** Safari does not keep what is seen in its place by itself. */
const isAnchored = (): boolean => typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')

/** Follows the position of the element `id` in the window, and the sizes of its parts. */
export function watchViewport(id: string, { onSeen, onSizes }: ViewportEvents): ViewportWatch {
  const element = document.getElementById(id)
  // The screen scrolls in an element of its own.
  const scroller = element?.closest('.taro_page') ?? document.documentElement
  const see = () => {
    const box = element?.getBoundingClientRect()
    // Hidden under another screen.
    if (!box || box.width === 0) return
    onSeen({ top: scroller.getBoundingClientRect().top - box.top, height: scroller.clientHeight })
  }
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          const sizes = new Map<string, number>()
          for (const { target } of entries) {
            const { width, height } = target.getBoundingClientRect()
            if (width > 0 && target !== scroller) sizes.set(target.id, height)
          }
          if (sizes.size > 0) onSizes(sizes)
          see()
        })
  observer?.observe(scroller)
  const elements = new Map<string, Element>()
  see()
  return {
    scrolled: see,
    look(parts) {
      const partIds = new Set(parts)
      for (const [part, target] of elements) {
        if (partIds.has(part) && target.isConnected) continue
        observer?.unobserve(target)
        elements.delete(part)
      }
      for (const part of parts) {
        const target = elements.has(part) ? null : document.getElementById(part)
        if (!target) continue
        elements.set(part, target)
        // Tells the size at once, and whenever it changes.
        observer?.observe(target)
      }
      see()
    },
    shift(delta) {
      if (!isAnchored()) scroller.scrollTop += delta
    },
    place(top) {
      const box = element?.getBoundingClientRect()
      if (box && box.width > 0) scroller.scrollTop += top - (scroller.getBoundingClientRect().top - box.top)
    },
    stop: () => observer?.disconnect(),
  }
}
