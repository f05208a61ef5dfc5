import { TOAST_MS } from '@storefront/contract/constants'
import type { ModalOptions, ToastOptions } from '../types'
import './feedback-host.scss'

function make<T extends keyof HTMLElementTagNameMap>(tag: T, className: string, text = '', attributes: Record<string, string> = {}): HTMLElementTagNameMap[T] {
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
  place.replaceChildren(make('div', at === 'center' ? 'fb-toast fb-center' : 'fb-toast', text))
  hideToast = setTimeout(() => place.replaceChildren(), ms)
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

/** Tab goes round inside the dialog. */
function keepFocus(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length]
  event.preventDefault()
  next?.focus()
}

let serial = 0

/** Asks one thing; the focus comes back to where it was. Escape and the shade answer no, where there is a no. */
export function showModal({ title, text, confirmText, cancelText, danger }: ModalOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const before = document.activeElement
    const id = `fb${++serial}`
    const layer = make('div', 'fb-layer')
    const box = make('div', 'fb-modal', '', {
      role: 'alertdialog',
      'aria-modal': 'true',
      'aria-describedby': `${id}t`,
      ...(title ? { 'aria-labelledby': id } : { 'aria-label': text }),
    })
    if (title) box.append(make('h2', 'fb-title', title, { id }))
    box.append(make('p', 'fb-text', text, { id: `${id}t` }))
    const actions = make('div', 'fb-actions')
    const confirm = make('button', danger ? 'fb-action fb-main fb-danger' : 'fb-action fb-main', confirmText, { type: 'button' })
    const cancel = cancelText === undefined ? null : make('button', 'fb-action', cancelText, { type: 'button' })
    const buttons = cancel ? [cancel, confirm] : [confirm]
    actions.append(...buttons)
    box.append(actions)
    layer.append(box)

    const close = (answer: boolean) => {
      layer.remove()
      document.removeEventListener('keydown', onKey, true)
      if (before instanceof HTMLElement) before.focus()
      resolve(answer)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocus(event, buttons)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close(false)
    }
    confirm.addEventListener('click', () => close(true))
    cancel?.addEventListener('click', () => close(false))
    layer.addEventListener('click', (event) => {
      if (event.target === layer && cancel) close(false)
    })
    document.addEventListener('keydown', onKey, true)
    document.body.append(layer)
    // A dangerous deed is not one Enter away.
    ;(danger && cancel ? cancel : confirm).focus()
  })
}
