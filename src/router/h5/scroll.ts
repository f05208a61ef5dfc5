const STORE = 'router:scroll'
/** Entries remembered; more would only fill the session's storage. */
const REMEMBERED = 60
/** The time that content may take to grow tall enough for a remembered position. */
const PATIENCE_MS = 5000

type Positions = [key: string, top: number][]

function read(): Positions {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]') as Positions
  } catch {
    return []
  }
}

/** Remembers how far an entry's screen was scrolled, across reloads. */
export function rememberScroll(key: string, top: number): void {
  const others = read().filter(([entryKey]) => entryKey !== key)
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify([...others, [key, top]].slice(-REMEMBERED)))
  } catch {
    // Storage is full or forbidden: the screen just starts at its top.
  }
}

export const rememberedScroll = (key: string): number => read().find(([entryKey]) => entryKey === key)?.[1] ?? 0

/** Scrolls to `top` as soon as the content is tall enough, unless the visitor touches the screen first. */
export function restoreScroll(element: HTMLElement, top: number): void {
  if (top <= 0) return
  const deadline = Date.now() + PATIENCE_MS
  let isTouched = false
  const touch = () => {
    isTouched = true
  }
  const events = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const
  for (const name of events) element.addEventListener(name, touch, { once: true, passive: true })
  // With each frame, before it is painted: the list's beginning is not seen on the way.
  const attempt = () => {
    if (isTouched) return
    element.scrollTop = top
    if (Math.abs(element.scrollTop - top) > 1 && Date.now() < deadline) window.requestAnimationFrame(attempt)
    else for (const name of events) element.removeEventListener(name, touch)
  }
  attempt()
}
