import { useEffect, useState } from 'react'
import { renderNow } from '@/platform/first-page'
import { secondsUntil } from './timeLeft'

/** Seconds until a moment, ticking down to zero; null when there is none to wait for. */
export function useTimeLeft(moment: string | null): number | null {
  const [now, setNow] = useState(renderNow)
  useEffect(() => {
    if (moment === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (secondsUntil(moment, Date.now()) === 0) clearInterval(timer)
    }, 1000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [moment])
  return secondsUntil(moment, now)
}
