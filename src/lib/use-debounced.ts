import { useEffect, useState } from 'react'

/** `value` as it was once it has rested for `ms`. @param isPaused time that does not count; it begins anew after that */
export function useDebounced<T>(value: T, ms: number, isPaused = false): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setDebouncedValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms, isPaused])
  return debouncedValue
}
