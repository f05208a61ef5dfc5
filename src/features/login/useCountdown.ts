import { useCallback, useEffect, useState } from 'react'

/**
 * Seconds left until `until`, ticking while it is positive. It counts against the clock and not the ticks, because
 * a mini-program in the background gets no ticks.
 */
export function useCountdown(): { left: number; start: (seconds: number) => void; stop: () => void } {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (until === 0) return
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setUntil(0)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])

  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setUntil(Date.now() + seconds * 1000)
  }, [])
  const stop = useCallback(() => {
    setUntil(0)
    setLeft(0)
  }, [])
  return { left, start, stop }
}
