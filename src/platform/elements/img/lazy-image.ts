import { type RefObject, useEffect, useState } from 'react'

const arrivals = new WeakMap<Element, () => void>()
/** One observer a screen and distance: a list has hundreds of pictures. */
const observers = new WeakMap<Element, Map<string, IntersectionObserver>>()

/** Two screens ahead (spec 9). */
const AHEAD = '200%'

function observerOf(root: Element, ahead: string): IntersectionObserver {
  const ofRoot = observers.get(root) ?? new Map<string, IntersectionObserver>()
  observers.set(root, ofRoot)
  const existing = ofRoot.get(ahead)
  if (existing) return existing
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        arrivals.get(target)?.()
      }
    },
    // The screen scrolls in its own element.
    // Also inside a row that scrolls sideways, where the browser knows how.
    { root: root === document.documentElement ? null : root, rootMargin: ahead, ...{ scrollMargin: ahead } },
  )
  ofRoot.set(ahead, observer)
  return observer
}

/** Whether a picture has come within `distance` px of what is seen, without it within two screens, and so may load. */
export function useLazyImage(element: RefObject<Element>, eager: boolean, distance?: number): boolean {
  const ahead = distance === undefined ? AHEAD : `${Math.round(distance)}px`
  const [isNear, setNear] = useState(eager || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const picture = element.current
    if (isNear || !picture) return
    const observer = observerOf(picture.closest('.taro_page') ?? document.documentElement, ahead)
    arrivals.set(picture, () => setNear(true))
    observer.observe(picture)
    return () => observer.unobserve(picture)
  }, [isNear, element, ahead])
  return isNear || eager
}
