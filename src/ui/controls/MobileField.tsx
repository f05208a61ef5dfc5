import { describeMobile, isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import { type Translate, useT } from '@/i18n'
import { TextField, type TextFieldProps } from './TextField'

/** Characters that may be typed or pasted: a number with its country code, and a word or two around it. */
const TYPED_MAX = 40

/** Says what is wrong with a number that was typed; undefined for none. */
function explain(t: Translate, text: string): string | undefined {
  if (isBlank(text) || isMobile(text)) return undefined
  const { digits, others } = describeMobile(text)
  return others === '' ? t('input.mobileDigits', { digits }) : t('input.mobileCharacters', { others })
}

/**
 * A field for a mobile number (spec 5). It accepts every notation (`+86 138 0000 0005`) and returns its 11 digits.
 * Other input stays as it was typed, uncut, beside an error.
 */
export function MobileField({
  value,
  error,
  description,
  onChange,
  ...field
}: Omit<TextFieldProps, 'kind' | 'maxLength'>) {
  const t = useT()
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      kind="tel"
      maxLength={TYPED_MAX}
      value={value}
      error={error}
      description={error ? (explain(t, value) ?? description) : description}
      onChange={(text) => onChange(normalizeMobile(text))}
    />
  )
}
