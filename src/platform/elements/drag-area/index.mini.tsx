import { View } from '@tarojs/components'
import { useRef } from 'react'
import type { DragAreaProps } from '@/platform/elements/types'

/** A touch as all vendors tell it. */
interface Touched {
  readonly type: string
  readonly touches?: readonly { readonly clientX: number; readonly clientY: number }[]
}

/** By finger alone; the page behind does not move with it. */
export function DragArea({
  label,
  className,
  style,
  disabled,
  value: _,
  max: __,
  onStart,
  onMove,
  onEnd,
  onCancel,
  onNudge: ___,
  children,
}: DragAreaProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const start = (event: Touched) => {
    const [touch] = event.touches ?? []
    if (disabled || !touch || from.current) return
    from.current = { x: touch.clientX, y: touch.clientY }
    onStart()
  }
  const move = (event: Touched) => {
    const [touch] = event.touches ?? []
    if (touch && from.current) onMove(touch.clientX - from.current.x, touch.clientY - from.current.y)
  }
  const release = (then: () => void) => () => {
    if (!from.current) return
    from.current = null
    then()
  }
  return (
    <View
      className={className}
      style={style}
      aria-role="slider"
      aria-label={label}
      aria-disabled={disabled}
      catchMove
      onTouchStart={start}
      onTouchMove={move}
      onTouchEnd={release(onEnd)}
      onTouchCancel={release(onCancel)}
    >
      {children}
    </View>
  )
}
