import { useLayoutEffect, useRef } from 'react'
import { css } from '@/platform/css'
import type { ScrollerProps } from '@/platform/elements/types'

/** A row that scrolls sideways; with a name it is a place that the arrow keys can move. */
export function Scroller({ className, style, label, role, showing, children }: ScrollerProps) {
  const row = useRef<HTMLElement>(null)
  // A section may not have the role of a list of tabs.
  const Row = (role ? 'div' : 'section') as 'section'
  useLayoutEffect(() => {
    const child = showing && row.current ? document.getElementById(showing) : null
    if (row.current && child) bringIntoSight(row.current, child)
  }, [showing])
  return (
    <Row
      ref={row}
      className={className}
      style={{ ...css(style), overflowX: 'auto', overflowY: 'hidden' }}
      tabIndex={label ? 0 : undefined}
      aria-label={label}
      role={role}
    >
      {children}
    </Row>
  )
}

/** By the row's own scrolling: `scrollIntoView` would move the page, too. */
function bringIntoSight(row: HTMLElement, child: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
