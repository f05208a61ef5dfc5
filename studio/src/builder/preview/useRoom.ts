import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Returns a reference for an element, and the width of its content in CSS px, which follows the window's size. */
export function useRoom(): [RefObject<HTMLElement>, number] {
  const element = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, room]
}
