import { Textarea } from '@tarojs/components'
import { useComposition } from '@/platform/composition'
import { UNLIMITED, useFocusRequest } from '@/platform/elements/mini-field'
import type { TextareaProps } from '@/platform/elements/types'

export function TextareaElement({
  label,
  errorId,
  describedBy: _,
  focusRequestId,
  rows: _rows,
  fit,
  onChange,
  onBlur,
  maxLength,
  ...rest
}: TextareaProps) {
  const composition = useComposition()
  const { focus, release } = useFocusRequest(focusRequestId)
  return (
    <Textarea
      {...rest}
      maxlength={maxLength ?? UNLIMITED}
      autoHeight
      disableDefaultPadding
      focus={focus}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      // Taro writes the value back after the event when it is not what was typed.
      onInput={({ detail: { value } }) => onChange(fit ? fit(value) : value)}
      // WeChat's keyboards alone.
      onKeyboardCompositionStart={composition.begin}
      onKeyboardCompositionEnd={composition.end}
      onBlur={() => {
        composition.end()
        release()
        onBlur?.()
      }}
    />
  )
}
