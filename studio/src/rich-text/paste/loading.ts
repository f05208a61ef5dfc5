import { useState } from 'react'

/**
 * Pictures of rich texts that are still to come: saves wait for them. Without the editor, which is loaded when a form
 * has one.
 */
const running = new Set<Promise<boolean>>()

/** Notes pictures that are being loaded. @param load resolves with whether all of them came */
export function trackLoading(load: Promise<boolean>): void {
  const entry = load.catch(() => false).finally(() => running.delete(entry))
  running.add(entry)
}

/** Resolves when no picture is loading, with whether all came that were. */
export async function picturesLoaded(): Promise<boolean> {
  let isWhole = true
  while (running.size > 0) for (const came of await Promise.all(running)) isWhole &&= came
  return isWhole
}

/**
 * Does something when the pictures have come. When one does not, nothing is done: the field says which, and its writer
 * decides.
 */
export function usePictureWait(): {
  readonly isWaiting: boolean
  readonly whenLoaded: (work: () => void) => Promise<void>
} {
  const [isWaiting, setWaiting] = useState(false)
  const whenLoaded = async (work: () => void) => {
    if (running.size === 0) return work()
    setWaiting(true)
    const isWhole = await picturesLoaded()
    setWaiting(false)
    if (isWhole) work()
  }
  return { isWaiting, whenLoaded }
}
