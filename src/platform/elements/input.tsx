import type { InputProps } from './types'

const modes = { text: 'text', tel: 'tel', number: 'numeric', decimal: 'decimal', search: 'search', password: 'text' } as const

export function InputElement({ kind = 'text', label, errorId, onChange, onConfirm, ...rest }: InputProps) {
  const type = kind === 'tel' || kind === 'search' || kind === 'password' ? kind : 'text'
  return (
    <input
      {...rest}
      type={type}
      inputMode={modes[kind]}
      enterKeyHint={kind === 'search' ? 'search' : undefined}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      onChange={(event) => onChange(event.target.value)}
      // Enter that ends an input method's word is not a confirmation.
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onConfirm?.()}
    />
  )
}
