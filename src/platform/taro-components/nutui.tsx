import type { CanvasProps } from '@tarojs/components'
import { type PointerEvent, forwardRef } from 'react'

type OnTouch = (event: { readonly changedTouches: readonly { clientX: number; clientY: number }[] }) => void

/** Tells a listener of touches where the mouse is. Its pointer is captured, so that a stroke ends where it is released. */
const byMouse = (listener: unknown) => (event: PointerEvent<HTMLCanvasElement>) => {
  if (event.pointerType !== 'mouse') return
  if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
  else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
  const { clientX, clientY } = event
  ;(listener as OnTouch | undefined)?.({ changedTouches: [{ clientX, clientY }] })
}

/** A canvas for drawing by hand, as NutUI uses it: its listeners hear of fingers, and of a mouse as if it were one. */
export const Canvas = forwardRef<HTMLCanvasElement, CanvasProps>(({ id, ...props }, ref) => {
  // Taro's types are those of mini-programs' events.
  const touches: object = {
    onTouchStart: props.onTouchStart,
    onTouchMove: props.onTouchMove,
    onTouchEnd: props.onTouchEnd,
    onTouchCancel: props.onTouchCancel,
  }
  return (
    <canvas
      id={id}
      {...touches}
      onPointerDown={byMouse(props.onTouchStart)}
      onPointerMove={byMouse(props.onTouchMove)}
      onPointerUp={byMouse(props.onTouchEnd)}
      ref={ref}
    />
  )
})

/** NutUI's Avatar asks for it by name, and draws it for a `src`, which ours never has. */
export const Image = undefined
