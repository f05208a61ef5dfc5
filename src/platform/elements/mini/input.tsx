import { Input } from '@tarojs/components'
import type { InputProps } from '../types'

const types = { text: 'text', tel: 'number', number: 'number', decimal: 'digit', search: 'text', password: 'text' } as const

export function InputElement({ kind = 'text', label, errorId, onChange, onConfirm, onBlur, autoComplete: _, autoFocus, maxLength, ...rest }: InputProps) {
  return (
    <Input
      {...rest}
      type={types[kind]}
      password={kind === 'password'}
      // WeChat cuts at 140 unless told otherwise.
      maxlength={maxLength ?? -1}
      focus={autoFocus}
      confirmType={kind === 'search' ? 'search' : 'done'}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={onBlur && (() => onBlur())}
      onConfirm={onConfirm && (() => onConfirm())}
    />
  )
}
