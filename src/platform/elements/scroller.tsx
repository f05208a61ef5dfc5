import type { ScrollerProps } from './types'

/** A row that scrolls sideways; focusable, so that the arrow keys move it. */
export function Scroller({ className, label, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div
      className={className}
      style={{ overflowX: 'auto', overflowY: 'hidden' }}
      tabIndex={label ? 0 : undefined}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </div>
  )
}
