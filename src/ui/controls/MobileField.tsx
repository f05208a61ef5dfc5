import { describeMobile, formatMobile, isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import { useState } from 'react'
import { useLanguage, useT } from '@/i18n'
import { useCountry } from '../country'
import { TextField, type TextFieldProps } from './TextField'

/** Characters that may be typed or pasted: a number with its country code, and a word or two around it. */
const TYPED_MAX = 40

const texts = {
  foreign: 'input.mobileForeign',
  characters: 'input.mobileCharacters',
  digits: 'input.mobileDigits',
  prefix: 'input.mobilePrefix',
} as const

/** Returns the explanation of what is wrong with a number that was typed; undefined if nothing is. */
function useExplanation(text: string): string | undefined {
  const t = useT()
  const country = useCountry()
  const language = useLanguage()
  if (isBlank(text) || isMobile(text, country)) return undefined
  const { reason, data } = describeMobile(text, country, language)
  return t(texts[reason], data)
}

/**
 * Returns the text of the field, and what takes another one. A number is shown as people write it, or as it was typed:
 * where lengths differ, the number in its international form would jump into the field before it is complete.
 */
function useTyped(value: string, onChange: (text: string) => void) {
  const country = useCountry()
  const [typedText, setTypedText] = useState(value)
  const isOwn = normalizeMobile(typedText, country) === value
  const text = country.mobile.isInternational && isOwn && typedText !== value ? typedText : formatMobile(value)
  const change = (next: string) => {
    setTypedText(next)
    onChange(normalizeMobile(next, country))
  }
  return [text, change] as const
}

/**
 * A field for a mobile number (spec 5). It accepts every notation (`+86 138 0000 0005`) and returns the number as it is
 * stored. Other input stays as it was typed, uncut, beside an error.
 */
export function MobileField({
  value,
  error,
  description,
  onChange,
  ...field
}: Omit<TextFieldProps, 'kind' | 'maxLength'>) {
  const [text, change] = useTyped(value, onChange)
  const explanation = useExplanation(value)
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      kind="tel"
      maxLength={TYPED_MAX}
      value={text}
      error={error}
      description={error ? (explanation ?? description) : description}
      onChange={change}
    />
  )
}
