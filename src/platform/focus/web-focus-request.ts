import { type RefObject, useEffect, useRef } from 'react'

/** An element that takes the focus, and so comes into view, each time `turn` rises above 0. */
export function useFocusRequest<E extends HTMLElement>(turn = 0): RefObject<E> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (turn > 0) element.current?.focus()
  }, [turn])
  return element
}
