import { useEffect, useState } from 'react'
import { renderNow } from '@/platform/first-page'

/** A timer that is set for longer goes off at once. */
const TIMER_MAX = 2 ** 31 - 1

/** Milliseconds until the first of these moments that is yet to come (ISO 8601, null for none); null when none is. */
export function untilNext(moments: readonly (string | null)[], now: number): number | null {
  const ahead = moments.map((moment) => (moment === null ? Number.NaN : Date.parse(moment))).filter((at) => at > now)
  return ahead.length > 0 ? Math.min(Math.min(...ahead) - now, TIMER_MAX) : null
}

/**
 * Now, in milliseconds, and again when one of these moments has come: what depends on the time changes under the
 * reader's eyes.
 */
export function useNow(...moments: readonly (string | null)[]): number {
  const [now, setNow] = useState(renderNow)
  const wait = untilNext(moments, now)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => setNow(Date.now()), wait + now - Date.now())
    return () => clearTimeout(timer)
  }, [wait, now])
  return now
}
