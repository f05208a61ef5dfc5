import type { ScrollerProps } from './types'

/** A row that scrolls sideways; with a name it is a place that the arrow keys can move. */
export function Scroller({ className, label, children }: ScrollerProps) {
  return (
    <section className={className} style={{ overflowX: 'auto', overflowY: 'hidden' }} tabIndex={label ? 0 : undefined} aria-label={label}>
      {children}
    </section>
  )
}
