/**
 * Words that an input method composes, as of pinyin: they are no text yet, so nothing searches for them or sends them.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The field in which a word is being composed; null for none. */
let composingField: object | null = null
const listeners = new Set<() => void>()

function setField(field: object | null): void {
  composingField = field
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isComposing = (): boolean => composingField !== null
export const endComposition = (): void => setField(null)
export const useIsComposing = (): boolean => useSyncExternalStore(subscribe, isComposing, () => false)

/** For a field: says when a word of it begins and ends. One that goes meanwhile has ended. */
export function useComposition(): { readonly begin: () => void; readonly end: () => void } {
  const field = useRef({
    begin: () => setField(field),
    end: () => (composingField === field ? endComposition() : undefined),
  }).current
  useEffect(() => field.end, [field])
  return field
}
