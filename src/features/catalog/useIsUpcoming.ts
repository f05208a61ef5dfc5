import { useEffect, useState } from 'react'
import { renderNow } from '@/platform/first-page'

/** A timer of the browser counts no more milliseconds than 31 bits hold. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** Whether a moment is still to come; false without one, and as soon as it is there. */
export function useIsUpcoming(moment: string | undefined): boolean {
  const [now, setNow] = useState(renderNow)
  const left = moment === undefined ? 0 : Date.parse(moment) - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
