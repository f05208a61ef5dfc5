import { type RefObject, useEffect, useRef } from 'react'

/** An element that takes the focus, and so comes into view, each time `focusRequestId` rises above 0. */
export function useFocusRequest<E extends HTMLElement>(focusRequestId = 0): RefObject<E> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (focusRequestId > 0) element.current?.focus()
  }, [focusRequestId])
  return element
}
