import type { KeyGroupProps } from '@/platform/elements/types'

/** Controls that are one stop of the tab key: the keys that move within them are the group's. */
export function KeyGroup({ label, className, onKey, children }: KeyGroupProps) {
  return (
    <fieldset
      aria-label={label}
      className={className}
      onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
    >
      {children}
    </fieldset>
  )
}
