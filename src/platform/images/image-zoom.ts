const MOST = 4
const DOUBLE = 2.5
/** A second tap within this is a double tap; a single one waits for it. */
const DOUBLE_TAP_MS = 260
/** A finger that moved less than this has tapped. */
const STILL_PX = 8

interface ZoomEvents {
  readonly onTap: () => void
  /** Whether the picture is larger than its place, so that a finger moves it and not the row. */
  readonly onZoom: (isLarge: boolean) => void
}
interface Point {
  readonly x: number
  readonly y: number
}

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Two fingers, or a double tap, make a picture larger; one finger then moves it, within its bounds. */
export function zoomable(place: HTMLElement, picture: HTMLElement, { onTap, onZoom }: ZoomEvents): void {
  const fingers = new Map<number, Point>()
  let scale = 1
  let at: Point = { x: 0, y: 0 }
  let distance = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  const lay = (nextScale: number, next: Point) => {
    scale = Math.min(MOST, Math.max(1, nextScale))
    const slack = { x: (picture.clientWidth * (scale - 1)) / 2, y: (picture.clientHeight * (scale - 1)) / 2 }
    at = { x: Math.min(slack.x, Math.max(-slack.x, next.x)), y: Math.min(slack.y, Math.max(-slack.y, next.y)) }
    picture.style.transform = scale === 1 ? '' : `translate(${at.x}px, ${at.y}px) scale(${scale})`
    picture.classList.toggle('dv-zoomed', scale > 1)
    onZoom(scale > 1)
  }
  const tap = () => {
    if (waiting === undefined) {
      waiting = setTimeout(() => {
        waiting = undefined
        onTap()
      }, DOUBLE_TAP_MS)
      return
    }
    clearTimeout(waiting)
    waiting = undefined
    lay(scale > 1 ? 1 : DOUBLE, { x: 0, y: 0 })
  }

  place.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) distance = 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  place.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    distance += between(before, now)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other) lay((scale * between(now, other)) / Math.max(between(before, other), 1), at)
    else if (scale > 1) lay(scale, { x: at.x + now.x - before.x, y: at.y + now.y - before.y })
  })
  const lift = (event: PointerEvent) => {
    const wasAlone = fingers.size === 1
    if (fingers.delete(event.pointerId) && event.type === 'pointerup' && wasAlone && distance < STILL_PX) tap()
  }
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) place.addEventListener(name, lift)
}
