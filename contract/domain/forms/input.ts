import { isMobile } from '../account/mobile'
import { type Country, countries } from '../country/country'
import { isBlank } from '../text/invisible'

/** Built-in kinds of an input (spec 5). */
export type InputType = 'email' | 'china-mobile' | 'china-name'

/** Rules for an input. Lengths in characters. */
export interface InputRules {
  readonly required?: boolean
  readonly type?: InputType
  readonly minLength?: number
  readonly maxLength?: number
  /** The text of the field that this one has to repeat. */
  readonly same?: string
}

/** A broken rule; the messages are in the language files under `input.`. */
export type InputViolation =
  | { readonly rule: 'required' | 'mismatch' }
  | { readonly rule: 'minLength' | 'maxLength'; readonly n: number }
  | { readonly rule: 'format'; readonly type: InputType }

/** One character, an at sign, a host with a dot: the address itself is proven by a mail. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text looks like a mail address (spec 5). */
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** Two to six Chinese characters, the rare ones of the extensions included. */
const CHINA_NAME = /^[\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{323af}]{2,6}$/u

const checks: Readonly<Record<InputType, (text: string, country: Country) => boolean>> = {
  email: isEmail,
  'china-mobile': isMobile,
  'china-name': (text) => CHINA_NAME.test(text),
}

/** Whether a text is of a built-in kind (spec 5); a mobile number is one of the site's country. */
export const isOfType = (text: string, type: InputType, country: Country = countries.CN): boolean =>
  checks[type](text, country)

/** Returns the first rule of spec 5 that an input's text breaks, or null. A text of white space counts as empty. */
export function inputViolation(
  text: string,
  { required, type, minLength, maxLength, same }: InputRules,
): InputViolation | null {
  const isEmpty = isBlank(text)
  if (isEmpty && required) return { rule: 'required' }
  if (same !== undefined && text !== same) return { rule: 'mismatch' }
  if (isEmpty) return null
  const length = [...text].length
  if (type && !isOfType(text, type)) return { rule: 'format', type }
  if (minLength !== undefined && length < minLength) return { rule: 'minLength', n: minLength }
  if (maxLength !== undefined && length > maxLength) return { rule: 'maxLength', n: maxLength }
  return null
}
