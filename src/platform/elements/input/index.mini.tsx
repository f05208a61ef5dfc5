import { Input } from '@tarojs/components'
import { CODE_LENGTH } from '@storefront/contract/constants'
import { useComposition } from '@/platform/composition'
import { UNLIMITED, useFocusRequest } from '@/platform/elements/mini-field'
import type { InputProps } from '@/platform/elements/types'

const types = {
  text: 'text',
  tel: 'number',
  number: 'number',
  decimal: 'digit',
  search: 'text',
  password: 'text',
  email: 'text',
} as const

/** The lengths of the texts that a device offers to fill in by itself, in characters. */
const lengths: Readonly<Record<string, number>> = { 'one-time-code': CODE_LENGTH }

export function InputElement({
  kind = 'text',
  label,
  errorId,
  describedBy: _,
  focusRequestId,
  onChange,
  onConfirm,
  onBlur,
  autoComplete = '',
  autoFocus,
  maxLength,
  ...rest
}: InputProps) {
  const composition = useComposition()
  const { focus, release } = useFocusRequest(focusRequestId, autoFocus)
  return (
    <Input
      {...rest}
      type={types[kind]}
      password={kind === 'password'}
      maxlength={maxLength ?? lengths[autoComplete] ?? UNLIMITED}
      focus={focus}
      confirmType={kind === 'search' ? 'search' : 'done'}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      onInput={(event) => onChange(event.detail.value)}
      // WeChat's keyboards alone.
      onKeyboardCompositionStart={composition.begin}
      onKeyboardCompositionEnd={composition.end}
      onBlur={() => {
        composition.end()
        release()
        onBlur?.()
      }}
      onConfirm={onConfirm && (() => onConfirm())}
    />
  )
}
