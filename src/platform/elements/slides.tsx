import { useEffect, useRef } from 'react'
import type { SlidesProps } from './types'

/** A row of slides on the browser's own scroll snapping: no script moves a finger's picture. */
export function Slides({ children, label, autoplayMs = 0, onChange, className, height }: SlidesProps) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef(0)
  const onScroll = () => {
    const element = row.current
    if (!element || element.clientWidth === 0) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    if (index === shown.current) return
    shown.current = index
    onChange(index)
  }
  const count = children.length
  useEffect(() => {
    const element = row.current
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!element || !autoplayMs || count < 2 || isCalm) return
    const timer = setInterval(() => {
      // Nobody's slide moves away under a finger, a pointer or the focus, nor where nobody looks.
      if (document.hidden || element.offsetParent === null || element.matches(':hover, :focus-within, :active')) return
      element.scrollTo({ left: ((shown.current + 1) % count) * element.clientWidth, behavior: 'smooth' })
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [autoplayMs, count])
  return (
    <section
      ref={row}
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a gallery of pictures alone must be reachable by keyboard
      tabIndex={0}
      style={{ height, display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' }}
    >
      {children.map((child, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
          key={index}
          style={{ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 }}
        >
          {child}
        </div>
      ))}
    </section>
  )
}
