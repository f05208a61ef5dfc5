import { isUnclearNumber, meansNumber, numberExample, typedNumber } from '@storefront/contract/domain/text/decimal'
import { useState } from 'react'
import { useT } from '@/i18n'
import { useSiteLanguage } from '@/ui/stores'
import { TextField, type TextFieldProps } from './TextField'

/** Characters that may be typed or pasted: an amount with its currency and its groups. */
const TYPED_MAX = 40

/**
 * A field for a number (spec 5). It takes every way of writing one in the site's language (`1,000`, `１２`, `Rp 150.000`)
 * and gives it as a decimal string (`1000`), which it shows when it is left. What is no exact number stays as it was
 * typed and is given so; the field says that it cannot be read.
 */
export function NumberField({
  value,
  error,
  onChange,
  onBlur,
  kind = 'decimal',
  ...field
}: Omit<TextFieldProps, 'maxLength'>) {
  const t = useT()
  const language = useSiteLanguage()
  const [typedText, setTypedText] = useState(value)
  const [isLeft, setLeft] = useState(true)
  const display = meansNumber(typedText, value, language) ? typedText : value
  const unclear =
    isLeft && isUnclearNumber(value)
      ? t('input.numberUnclear', { text: value, example: numberExample(language) })
      : null
  return (
    <TextField
      {...field}
      kind={kind}
      maxLength={TYPED_MAX}
      value={display}
      error={unclear ?? error}
      onChange={(text) => {
        setLeft(false)
        setTypedText(text)
        onChange(typedNumber(text, language))
      }}
      onBlur={() => {
        setLeft(true)
        setTypedText(value)
        onBlur?.()
      }}
    />
  )
}
