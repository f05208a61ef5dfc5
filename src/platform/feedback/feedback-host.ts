import { TOAST_MS } from '@storefront/contract/constants'
import { lastTap } from './last-tap'
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
let hideTimer: ReturnType<typeof setTimeout> | undefined

/** A live region has to be there before its words come, or screen readers miss them. */
function region(): HTMLElement {
  live ??= document.body.appendChild(make('div', '', '', { role: 'status', 'aria-live': 'polite' }))
  return live
}

const classes = { bottom: 'fb-toast', center: 'fb-toast fb-center', tap: 'fb-toast fb-tap' } as const
/** Pixels between what was tapped and the toast beside it, and between the toast and the window's edge. */
const GAP = 8
/** Pixels at the top of the window below which there is room for a toast above something. */
const ROOM = 112

/**
 * Puts a toast above what was tapped last, or below it near the window's top, so that it covers none of it. What was
 * tapped may be gone or out of sight: the toast then stands below the title bar.
 */
function placeBeside(toast: HTMLElement, target: EventTarget | null): void {
  const control = target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null
  const { width = 0, left = 0, top = 0, bottom = 0 } = control?.isConnected ? control.getBoundingClientRect() : {}
  if (width === 0 || top < 0 || bottom > window.innerHeight) return
  const half = toast.offsetWidth / 2 + GAP
  const centre = Math.min(Math.max(left + width / 2, half), window.innerWidth - half)
  toast.style.left = `${centre}px`
  if (top < ROOM) toast.style.top = `${bottom + GAP}px`
  else Object.assign(toast.style, { top: 'auto', bottom: `${window.innerHeight - top + GAP}px` })
}

/** A line for a moment; a newer one takes its place. */
export function showToast(text: string, { at = 'bottom', ms = TOAST_MS }: ToastOptions = {}): void {
  hideToast()
  const toast = make('div', classes[at], text)
  region().append(toast)
  if (at === 'tap') placeBeside(toast, lastTap.target)
  hideTimer = setTimeout(hideToast, ms)
}

/** Takes the toast away before its time. */
export function hideToast(): void {
  clearTimeout(hideTimer)
  region().textContent = ''
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
