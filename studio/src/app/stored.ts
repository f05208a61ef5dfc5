import { useState } from 'react'

/** Reads a setting of this device; `fallback` if there is none, or one of an earlier form. */
export function readStored<T>(key: string, fallback: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValid(value) ? value : fallback
  } catch {
    return fallback
  }
}

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** State that this device remembers. A device that stores nothing has it until the page is left. */
export function useStored<T>(key: string, fallback: T, isValid: (value: unknown) => value is T) {
  const [value, setValue] = useState(() => readStored(key, fallback, isValid))
  const store = (next: T) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It is a convenience, and no reason to stop.
    }
  }
  return [value, store] as const
}
