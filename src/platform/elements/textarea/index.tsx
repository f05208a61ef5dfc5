import { useComposition } from '@/platform/composition'
import { useFocusRequest } from '@/platform/elements/web-field'
import type { TextareaProps } from '@/platform/elements/types'

export function TextareaElement({
  label,
  errorId,
  describedBy = errorId,
  focusRequestId,
  fit,
  onChange,
  ...rest
}: TextareaProps) {
  const composition = useComposition()
  const element = useFocusRequest<HTMLTextAreaElement>(focusRequestId)
  const take = ({ value, selectionStart: caret }: HTMLTextAreaElement) => {
    const fittedText = fit ? fit(value) : value
    onChange(fittedText)
    // React writes the shorter text once this event is over, which puts the caret at its end.
    if (fittedText !== value && caret < fittedText.length)
      queueMicrotask(() => element.current?.setSelectionRange(caret, caret))
  }
  return (
    <textarea
      {...rest}
      ref={element}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={describedBy}
      onChange={({ target, nativeEvent }) =>
        nativeEvent instanceof InputEvent && nativeEvent.isComposing ? onChange(target.value) : take(target)
      }
      onCompositionStart={composition.begin}
      onCompositionEnd={({ currentTarget }) => {
        take(currentTarget)
        composition.end()
      }}
    />
  )
}
