import { CAROUSEL } from '@storefront/contract/constants'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Place, placeOf, slideAt, stepOf } from './slide-places'
import { useSwipe } from './use-swipe'
import type { SlidesProps } from '@/platform/elements/types'

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether the slides may advance by themselves: not under a pointer or keyboard focus, and not out of sight. A finger
 * leaves `:hover` behind.
 */
function isAtRest(box: HTMLElement): boolean {
  if (document.hidden || box.offsetParent === null) return false
  const { top, bottom } = box.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) return false
  if (box.matches(':focus-visible') || box.querySelector(':focus-visible')) return false
  return !(window.matchMedia('(hover: hover)').matches && box.matches(':hover'))
}

/** Slides in a ring: swiped, moved by the arrow keys, followed by the focus, and going on by themselves where asked. */
export function Slides({
  children,
  label,
  autoplayMs = 0,
  durationMs = CAROUSEL.durationMs,
  onChange,
  className,
  height,
}: SlidesProps) {
  const count = children.length
  const [place, setPlace] = useState<Place>({ at: 0, side: 1 })
  const box = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const moving = `transform ${durationMs}ms`

  const show = (at: number) => {
    if (at === place.at) return
    setPlace({ at, side: at > place.at ? -1 : 1 })
    onChange(slideAt(at, count))
  }
  /** Positions the track, `x` pixels from its place while it is dragged. */
  const draw = (x: number) => {
    if (!track.current) return
    track.current.style.transition = x === 0 ? moving : 'none'
    track.current.style.transform = `translate3d(calc(${-100 * place.at}% + ${x}px),0,0)`
  }
  const swipe = useSwipe({
    onMove(x) {
      const side = x < 0 ? 1 : -1
      if (count === 2 && side !== place.side) setPlace({ ...place, side })
      const width = box.current?.clientWidth ?? 0
      draw(Math.max(-width, Math.min(width, x)))
    },
    onEnd(x) {
      draw(0)
      show(place.at + stepOf(x, CAROUSEL.threshold))
    },
  })

  // Each slide has its whole time, also the one that a finger chose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called belongs to the place that is shown
  useEffect(() => {
    if (!autoplayMs || count < 2 || isCalm()) return
    const timer = setInterval(() => {
      if (box.current && isAtRest(box.current) && !swipe.isDragging()) show(place.at + 1)
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [autoplayMs, count, place.at])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || count < 2) return
    event.preventDefault()
    show(place.at + step)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const index = [...(track.current?.children ?? [])].findIndex((slide) => slide.contains(target))
    if (index >= 0) show(placeOf(index, count, place))
  }
  return (
    <section
      ref={box}
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a gallery of pictures alone must be reachable by keyboard
      tabIndex={0}
      style={{ position: 'relative', height, overflow: 'hidden', touchAction: 'pan-y pinch-zoom' }}
      // The browser itself brings what has the focus into view: the track has done that.
      onScroll={({ currentTarget }) => {
        currentTarget.scrollLeft = 0
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...(count > 1 && swipe.handlers)}
    >
      <div
        ref={track}
        style={{ height: '100%', transform: `translate3d(${-100 * place.at}%,0,0)`, transition: moving }}
      >
        {children.map((child, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
            key={index}
            style={{
              position: 'absolute',
              top: 0,
              left: `${100 * placeOf(index, count, place)}%`,
              width: '100%',
              height: '100%',
            }}
          >
            {child}
          </div>
        ))}
      </div>
    </section>
  )
}
