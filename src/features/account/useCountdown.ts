import { useCallback, useEffect, useState } from 'react'

/**
 * Seconds left after `start`, ticking. It counts against the clock and not the ticks, because a mini-program in the
 * background gets none; and what is left is derived, so that a late tick cannot bring a stopped countdown back.
 */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void; stop: () => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = useCallback((seconds: number) => {
    const at = Date.now()
    setNow(at)
    setUntil(at + seconds * 1000)
  }, [])
  const stop = useCallback(() => setUntil(0), [])
  return { secondsLeft, start, stop }
}
