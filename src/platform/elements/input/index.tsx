import { useComposition } from '@/platform/composition'
import { choosesWord, useFocusRequest } from '@/platform/elements/web-field'
import type { InputProps } from '@/platform/elements/types'

const modes = {
  text: 'text',
  tel: 'tel',
  number: 'numeric',
  decimal: 'decimal',
  search: 'search',
  password: 'text',
  email: 'email',
} as const
/** The browser's own check of an address would speak its own language; ours speaks the site's. */
const types = {
  tel: 'tel',
  search: 'search',
  password: 'password',
  text: 'text',
  number: 'text',
  decimal: 'text',
  email: 'text',
} as const

export function InputElement({
  kind = 'text',
  label,
  errorId,
  describedBy = errorId,
  focusRequestId,
  onChange,
  onConfirm,
  ...rest
}: InputProps) {
  const composition = useComposition()
  const element = useFocusRequest<HTMLInputElement>(focusRequestId)
  return (
    <input
      {...rest}
      ref={element}
      type={types[kind]}
      inputMode={modes[kind]}
      enterKeyHint={kind === 'search' ? 'search' : undefined}
      autoCapitalize={kind === 'email' ? 'off' : undefined}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      onCompositionStart={composition.begin}
      onCompositionEnd={composition.end}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !choosesWord(nativeEvent) && onConfirm?.()}
    />
  )
}
