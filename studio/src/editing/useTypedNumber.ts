import { meansNumber, typedNumber } from '@storefront/contract/domain/text/decimal'
import { useState } from 'react'
import { useMe } from '../session/useMe'

/** The text of a field of numbers, and what to do when it is typed and when the field is left. */
interface TypedNumber {
  readonly text: string
  readonly language: string
  readonly change: (text: string) => void
  readonly leave: () => void
}

/**
 * Keeps the text of a field of numbers, which takes every way of writing one in the site's language (`1,000`, `１２`).
 * Shown is what was typed as long as it means the value, a decimal string with `.`; the value itself once the field is
 * left.
 * @param onNumber hears the value, or the text as it is where it is no exact number
 */
export function useTypedNumber(value: string, onNumber: (text: string) => void): TypedNumber {
  const language = useMe().data?.site.language ?? 'zh-cn'
  const [typedText, setTypedText] = useState(value)
  return {
    text: meansNumber(typedText, value, language) ? typedText : value,
    language,
    change(text) {
      setTypedText(text)
      onNumber(typedNumber(text, language))
    },
    leave: () => setTypedText(value),
  }
}
