import { PULL_OFFSET } from '@storefront/contract/constants'

/** States of a pull (spec 4). */
export type PullState = 'idle' | 'ready' | 'refreshing'

/** The screen follows at half the finger's way, and not for ever. */
const RESISTANCE = 0.5
const MOST = 2 * PULL_OFFSET

/** Returns the distance by which the screen moves down for a finger that went down by `way`. */
export const offsetOf = (way: number): number => Math.min(MOST, Math.max(0, way) * RESISTANCE)

/**
 * Whether something between the finger and the screen has a reason of its own to move: a scrolled box, a dialog, a map.
 */
function isTaken(target: EventTarget | null, screen: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node && node !== screen; node = node.parentElement) {
    const { position, touchAction } = getComputedStyle(node)
    if (node.scrollTop > 0 || position === 'fixed' || touchAction === 'none' || node.getAttribute('role') === 'dialog')
      return true
  }
  return false
}

export interface PullView {
  /** Moves the screen down by `offset` pixels; `state` tells the effect of letting go. */
  readonly move: (offset: number, state: PullState) => void
  /** The finger is gone: the screen goes to where `state` wants it. */
  readonly settle: (state: PullState) => void
}

/**
 * Pulling a screen down at its top, by one finger that goes down more than sideways; everything else stays the
 * browser's. Returns what ends a refresh.
 */
export function followPull(screen: HTMLElement, view: PullView, refresh: () => void): () => void {
  let start: { readonly x: number; readonly y: number } | null = null
  let pulling = false
  let state: PullState = 'idle'

  const begin = ({ touches, target }: TouchEvent) => {
    const [touch] = touches
    pulling = false
    start =
      touch && touches.length === 1 && state === 'idle' && screen.scrollTop <= 0 && !isTaken(target, screen)
        ? { x: touch.clientX, y: touch.clientY }
        : null
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!start || !touch) return
    const [right, down] = [touch.clientX - start.x, touch.clientY - start.y]
    if (!pulling) {
      if (right === 0 && down === 0) return
      // Decided once: a swipe that bends down later, and a scroll that has begun, are not ours.
      pulling = down > Math.abs(right) && event.cancelable && event.touches.length === 1
      if (!pulling) {
        start = null
        return
      }
    }
    if (event.cancelable) event.preventDefault()
    const offset = offsetOf(down)
    state = offset >= PULL_OFFSET ? 'ready' : 'idle'
    view.move(offset, state)
  }
  const end = (isLetGo: boolean) => {
    if (!pulling) return
    pulling = false
    start = null
    state = isLetGo && state === 'ready' ? 'refreshing' : 'idle'
    view.settle(state)
    if (state === 'refreshing') refresh()
  }
  screen.addEventListener('touchstart', begin, { passive: true })
  // Not passive: the browser's own pull and rubber band must not come along.
  screen.addEventListener('touchmove', move, { passive: false })
  screen.addEventListener('touchend', () => end(true))
  screen.addEventListener('touchcancel', () => end(false))
  return () => {
    if (state !== 'refreshing') return
    state = 'idle'
    view.settle('idle')
  }
}
