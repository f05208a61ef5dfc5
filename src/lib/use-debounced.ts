import { useEffect, useState } from 'react'

/**
 * Returns `value` as it was when it last stayed the same for `ms`. @param isPaused time that does not count; afterwards
 * the wait starts again
 */
export function useDebounced<T>(value: T, ms: number, isPaused = false): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setDebouncedValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms, isPaused])
  return debouncedValue
}
