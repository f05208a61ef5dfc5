import { act } from 'react'
import type { ViewportEvents, ViewportWatch } from '@/platform/viewport/types'

/** Stands in for platform/viewport: a window that a test scrolls, over elements whose heights the test knows. */
export const window_ = {
  recyclesSlots: false,
  height: 800,
  top: 0,
  /** Px of the list above the window's upper edge were corrected by this. */
  shifts: [] as number[],
  /** Real height of an element of a block; undefined for one that is not drawn. */
  heightOf: (_part: Element): number | undefined => undefined,
  watches: 0,
}

let events: ViewportEvents | undefined
let parts: readonly string[] = []

const notifyObservers = (): void => {
  const sizes = new Map<string, number>()
  for (const part of parts) {
    const element = document.getElementById(part)
    const height = element ? window_.heightOf(element) : undefined
    if (height !== undefined) sizes.set(part, height)
  }
  if (sizes.size > 0) events?.onSizes(sizes)
  events?.onSeen({ top: window_.top, height: window_.height })
}

export function watchViewport(_id: string, handlers: ViewportEvents): ViewportWatch {
  window_.watches += 1
  events = handlers
  notifyObservers()
  return {
    scrolled: notifyObservers,
    look(watchedParts) {
      parts = watchedParts
      notifyObservers()
    },
    shift: (delta) => void window_.shifts.push(delta),
    place(top) {
      window_.top = top
    },
    stop() {
      if (events === handlers) events = undefined
      parts = []
    },
  }
}

export const scrollTo = (top: number) =>
  act(async () => {
    window_.top = top
    notifyObservers()
  })

export const reset = (): void =>
  void Object.assign(window_, {
    recyclesSlots: false,
    height: 800,
    top: 0,
    shifts: [],
    heightOf: () => undefined,
    watches: 0,
  })

export const SCREENS_AROUND = 1
