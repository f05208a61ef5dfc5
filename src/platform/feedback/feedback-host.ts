import { TOAST_MS } from '@storefront/contract/constants'
import type { ToastOptions } from './types'
import './feedback-host.scss'

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

let live: HTMLElement | undefined
let hideToast: ReturnType<typeof setTimeout> | undefined

/** A live region has to be there before its words come, or screen readers miss them. */
function region(): HTMLElement {
  live ??= document.body.appendChild(make('div', '', '', { role: 'status', 'aria-live': 'polite' }))
  return live
}

/** A line for a moment; a newer one takes its place. */
export function showToast(text: string, { at = 'bottom', ms = TOAST_MS }: ToastOptions = {}): void {
  const place = region()
  clearTimeout(hideToast)
  place.textContent = ''
  place.append(make('div', at === 'center' ? 'fb-toast fb-center' : 'fb-toast', text))
  hideToast = setTimeout(() => {
    place.textContent = ''
  }, ms)
}

/** Something goes on; nothing can be tapped until the returned function is called. */
export function showLoading(text: string): () => void {
  const layer = make('div', 'fb-layer fb-clear', '', { role: 'alert', 'aria-busy': 'true' })
  const box = make('div', 'fb-busy', '')
  box.append(make('div', 'fb-spinner'), make('div', '', text))
  layer.append(box)
  document.body.append(layer)
  return () => layer.remove()
}
