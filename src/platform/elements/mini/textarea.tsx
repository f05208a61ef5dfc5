import { Textarea } from '@tarojs/components'
import type { FieldProps } from '../types'

export function TextareaElement({ label, errorId, onChange, onBlur, maxLength, ...rest }: FieldProps) {
  return (
    <Textarea
      {...rest}
      maxlength={maxLength ?? -1}
      autoHeight
      disableDefaultPadding
      aria-label={label}
      aria-invalid={errorId !== undefined}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={onBlur && (() => onBlur())}
    />
  )
}
