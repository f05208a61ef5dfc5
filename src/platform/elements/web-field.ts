import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the ref of an element that takes the focus, and so scrolls into view, each time `focusRequestId` rises above
 * 0.
 */
export function useFocusRequest<E extends HTMLElement>(focusRequestId = 0): RefObject<E> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (focusRequestId > 0) element.current?.focus()
  }, [focusRequestId])
  return element
}

/** The key code of an Enter that chooses a word: Safari sends it behind the end of the composition. */
const CHOOSING = 229

/** Whether an Enter chooses the word that an input method composes, and so confirms nothing. */
export const choosesWord = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === CHOOSING
