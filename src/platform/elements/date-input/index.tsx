import { useFocusRequest } from '@/platform/elements/web-field'
import type { DateInputProps } from '@/platform/elements/types'

const types = { date: 'date', time: 'time', datetime: 'datetime-local' } as const
/** Browsers write a `T` between day and time. */
const toBrowser = (text: string | undefined): string | undefined => text?.replace(' ', 'T')

export function DateInput({
  kind,
  value,
  min,
  max,
  label,
  placeholder: _,
  errorId,
  describedBy = errorId,
  focusRequestId,
  onChange,
  onUnreadable,
  onBlur,
  ...rest
}: DateInputProps) {
  const element = useFocusRequest<HTMLInputElement>(focusRequestId)
  return (
    <input
      {...rest}
      ref={element}
      type={types[kind]}
      value={toBrowser(value)}
      min={toBrowser(min)}
      max={toBrowser(max)}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value.replace('T', ' '))}
      // A half typed date has no value; only the browser knows that something stands there.
      onBlur={(event) => (event.target.validity.badInput ? onUnreadable() : onBlur?.())}
    />
  )
}
