import { useEffect, useState } from 'react'

/** `value` as it was once it has rested for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debouncedValue
}
