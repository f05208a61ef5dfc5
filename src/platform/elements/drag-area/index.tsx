import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { css } from '@/platform/css'
import type { DragAreaProps, DragNudge } from '@/platform/elements/types'

const NUDGES: Readonly<Record<string, DragNudge>> = {
  ArrowLeft: 'back',
  ArrowDown: 'back',
  ArrowRight: 'on',
  ArrowUp: 'on',
  PageDown: 'farBack',
  PageUp: 'farOn',
}

/** A slider by finger, mouse and keys. The pointer is captured: a drag that leaves the knob goes on. */
export function DragArea({
  label,
  className,
  style,
  disabled,
  value,
  max,
  onStart,
  onMove,
  onEnd,
  onCancel,
  onNudge,
  children,
}: DragAreaProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0 || from.current) return
    from.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
    onStart()
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (from.current) onMove(clientX - from.current.x, clientY - from.current.y)
  }
  const release = (then: () => void) => () => {
    if (!from.current) return
    from.current = null
    then()
  }
  const key = (event: KeyboardEvent) => {
    const nudge = NUDGES[event.key]
    if (disabled || (!nudge && event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    if (nudge) onNudge(nudge)
    else onEnd()
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-disabled={disabled}
      className={className}
      style={{ ...css(style), touchAction: 'none' }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={release(onEnd)}
      onPointerCancel={release(onCancel)}
      onKeyDown={key}
    >
      {children}
    </div>
  )
}
