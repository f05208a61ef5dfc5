import type { KeyGroupProps } from '@/platform/elements/types'

/** Controls that are one stop of the tab key: the keys that move within them are the group's. */
export function KeyGroup({ label, role, describedBy, className, onKey, children }: KeyGroupProps) {
  return (
    <fieldset
      role={role}
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
    >
      {children}
    </fieldset>
  )
}
