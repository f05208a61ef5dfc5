import './overlay.scss'

type Attributes = Readonly<Record<string, string>>

/** Creates an element with its class, its text and its attributes. */
export function createElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  text = '',
  attributes: Attributes = {},
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

export interface Overlay {
  readonly layer: HTMLElement
  /** Takes the layer away and gives the focus back; may be called twice. */
  close(): void
}

const FOCUSABLE = 'button:not(:disabled),a[href],[tabindex="0"]'

/** Tab goes round inside. */
function keepInside(event: KeyboardEvent, layer: HTMLElement): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  stops[(at + (event.shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus()
}

/**
 * Opens a dark layer over the whole page, for parts of the device (a camera, a picture). The page behind does not
 * scroll; Escape asks to close.
 */
export function openOverlay(label: string, onEscape: () => void, onKey: (key: string) => void = () => {}): Overlay {
  const before = document.activeElement
  const scroll = document.documentElement.style.overflow
  const layer = createElement('div', 'dv-layer', '', {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': label,
    tabindex: '-1',
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return keepInside(event, layer)
    if (event.key !== 'Escape') return onKey(event.key)
    event.stopPropagation()
    onEscape()
  }
  document.addEventListener('keydown', onKeyDown, true)
  document.documentElement.style.overflow = 'hidden'
  document.body.append(layer)
  layer.focus({ preventScroll: true })
  return {
    layer,
    close() {
      if (!layer.isConnected) return
      layer.remove()
      document.removeEventListener('keydown', onKeyDown, true)
      document.documentElement.style.overflow = scroll
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
  }
}
