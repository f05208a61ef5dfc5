import type { TrailPoint } from '@storefront/contract/domain/account/captcha'
import { useRef, useState } from 'react'
import type { DragNudge } from '@/platform/elements/types'
import { clampToTrack, appendPointer, startTrail, appendStep, TRACK_LENGTH } from './drag-trail'

/**
 * The steps of the keys: an arrow key moves less than the tolerance on both sides; Page keys move a tenth of the track.
 */
const STEPS: Readonly<Record<DragNudge, number>> = {
  back: -4,
  on: 4,
  farBack: -TRACK_LENGTH / 10,
  farOn: TRACK_LENGTH / 10,
}

/** Returns the position of the piece, and the handlers that record its trail. */
export function useDrag() {
  const [x, setX] = useState(0)
  const trail = useRef<readonly TrailPoint[]>([])
  const began = useRef(0)
  const at = useRef(0)
  const place = (to: number) => {
    at.current = to
    setX(to)
  }
  const elapsedMs = () => Date.now() - began.current
  return {
    x,
    begin() {
      trail.current = startTrail()
      began.current = Date.now()
      place(0)
    },
    drag(dx: number, dy: number) {
      place(clampToTrack(dx))
      trail.current = appendPointer(trail.current, at.current, dy, elapsedMs())
    },
    step(nudge: DragNudge) {
      place(clampToTrack(at.current + STEPS[nudge]))
      trail.current = appendStep(trail.current, at.current, elapsedMs())
    },
    /** Back to the start. */
    reset() {
      trail.current = []
      place(0)
    },
    /** The answer; null when the piece was only touched. */
    answer: () => (trail.current.length > 1 ? { x: at.current, datas: [...trail.current] } : null),
  }
}
