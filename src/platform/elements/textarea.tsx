import type { FieldProps } from './types'

export function TextareaElement({ label, errorId, onChange, ...rest }: FieldProps) {
  return (
    <textarea
      {...rest}
      rows={3}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
