import { type RefObject, useEffect, useState } from 'react'

const arrivals = new WeakMap<Element, () => void>()
/** One observer a screen: a list has hundreds of pictures. */
const observers = new WeakMap<Element, IntersectionObserver>()

/** Two screens ahead (spec 9), also inside a row that scrolls sideways, where the browser knows how. */
const AHEAD = { rootMargin: '200%', scrollMargin: '200%' }

function observerOf(root: Element): IntersectionObserver {
  const known = observers.get(root)
  if (known) return known
  const made = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        made.unobserve(target)
        arrivals.get(target)?.()
      }
    },
    // The screen scrolls in its own element.
    { root: root === document.documentElement ? null : root, ...AHEAD },
  )
  observers.set(root, made)
  return made
}

/** Whether a picture has come within two screens of what is seen, and so may load. */
export function useNearPicture(element: RefObject<Element>, eager: boolean): boolean {
  const [isNear, setNear] = useState(eager || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const picture = element.current
    if (isNear || !picture) return
    const observer = observerOf(picture.closest('.taro_page') ?? document.documentElement)
    arrivals.set(picture, () => setNear(true))
    observer.observe(picture)
    return () => observer.unobserve(picture)
  }, [isNear, element])
  return isNear || eager
}
