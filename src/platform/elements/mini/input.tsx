import { Input } from '@tarojs/components'
import { useFocusTurn } from '../../mini/focus-turn'
import type { InputProps } from '../types'

const types = { text: 'text', tel: 'number', number: 'number', decimal: 'digit', search: 'text', password: 'text', email: 'text' } as const

export function InputElement({
  kind = 'text',
  label,
  errorId,
  focusTurn,
  onChange,
  onConfirm,
  onBlur,
  autoComplete: _,
  autoFocus,
  maxLength,
  ...rest
}: InputProps) {
  const { focus, release } = useFocusTurn(focusTurn, autoFocus)
  return (
    <Input
      {...rest}
      type={types[kind]}
      password={kind === 'password'}
      // WeChat cuts at 140 unless told otherwise.
      maxlength={maxLength ?? -1}
      focus={focus}
      confirmType={kind === 'search' ? 'search' : 'done'}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={() => {
        release()
        onBlur?.()
      }}
      onConfirm={onConfirm && (() => onConfirm())}
    />
  )
}
