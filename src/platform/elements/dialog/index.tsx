import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DialogProps } from '@/platform/elements/types'

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

/** Keeps the focus inside while it is open, gives it back afterwards, and closes on Escape. */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      // Another dialog may have taken the focus meanwhile: it keeps it.
      const isFree = document.activeElement === document.body || document.activeElement === null
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    // The focus may be outside: on a button that a tap has replaced, or on one behind that took it back late.
    const onLostKey = ({ key }: { readonly key: string }) => {
      const isFront = [...document.querySelectorAll('[role="dialog"]')].pop() === box.current
      if (key === 'Escape' && isFront && !box.current?.contains(document.activeElement)) latest.current()
    }
    document.addEventListener('keydown', onLostKey)
    return () => document.removeEventListener('keydown', onLostKey)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Tab' && box.current) keepInside(event, box.current)
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = stops[0]
  const last = stops[stops.length - 1]
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const from = event.shiftKey ? first : last
  if (document.activeElement !== from && document.activeElement !== box) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}
