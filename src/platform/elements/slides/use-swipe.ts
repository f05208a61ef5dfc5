import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger that went less than this has not said yet where it goes. */
const UNDECIDED = 6

interface Swipe {
  /** The pointer is `x` pixels from where it went down. */
  readonly onMove: (x: number) => void
  /** It was let go there; 0 when the system took it away. */
  readonly onEnd: (x: number) => void
}

interface Drag {
  readonly id: number
  readonly x: number
  readonly y: number
  state: 'undecided' | 'sideways'
}

/**
 * Handlers for an element that is swiped sideways by finger, pen or mouse; what goes up or down is the screen's. The
 * tap that would end a swipe does nothing. Needs `touch-action: pan-y`.
 */
export function useSwipe({ onMove, onEnd }: Swipe) {
  const drag = useRef<Drag | null>(null)
  const swiped = useRef(false)
  const end = (x: number) => {
    const lastDrag = drag.current
    drag.current = null
    if (lastDrag?.state === 'sideways') onEnd(x)
  }
  return {
    isDragging: () => drag.current !== null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swiped.current = false
        if (!event.isPrimary || event.button !== 0) return
        drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, state: 'undecided' }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const own = drag.current
        if (!own || own.id !== event.pointerId) return
        const [x, y] = [event.clientX - own.x, event.clientY - own.y]
        if (own.state === 'undecided') {
          if (Math.abs(x) < UNDECIDED && Math.abs(y) < UNDECIDED) return
          if (Math.abs(y) >= Math.abs(x)) {
            drag.current = null
            return
          }
          own.state = 'sideways'
          swiped.current = true
          event.currentTarget.setPointerCapture(own.id)
        }
        onMove(x)
      },
      onPointerUp: (event: PointerEvent) => end(drag.current ? event.clientX - drag.current.x : 0),
      onPointerCancel: () => end(0),
      // A pointer that leaves before it was ours is let go elsewhere.
      onPointerLeave() {
        if (drag.current?.state === 'undecided') drag.current = null
      },
      onClickCapture(event: MouseEvent) {
        if (!swiped.current) return
        swiped.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      // A browser would carry a link or a picture away by the mouse.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  }
}
