import { isCode, isMobile } from '../account/mobile'
import { type DateTimeKind, isDateTime } from '../date-time'
import { type Country, countries } from '../country/country'
import { getOwn } from '../get-own'
import { hasDigit, isUnclearNumber } from '../text/decimal'
import type { Condition } from './conditions'
import { type DateRules, isDateDisabled } from './date-rules'
import { type InputType, isOfType } from './input'
import type { PictureRules } from './upload'
import { SIGNATURE_NAME_MAX } from './form-limits'
import { isBlank } from './values'

/** Reason why a field cannot be drawn: an unknown type or widget, too deep, or a list without a type of items. */
export type FieldFault = 'type' | 'widget' | 'depth' | 'items'
/** Reason why a form cannot be drawn: its schema is invalid, or it has more fields than a form may have. */
export type FormFault = 'unreadable' | 'tooMany'

/** One field of a form (spec 3, form schema). Lengths in characters, bounds in the field's own unit. */
export interface FieldSchema {
  readonly type: string
  /** Names the widget; without it the type's default is taken. */
  readonly widget?: string
  readonly title: string
  readonly placeholder?: string
  readonly description?: string
  readonly format?: string
  /** `remaining` is what is left of an option with a quota; a schema does not say it. */
  readonly choices?: readonly { readonly value: string; readonly label: string; readonly remaining?: number }[]
  readonly maxLength?: number
  readonly minLength?: number
  readonly maximum?: number
  readonly minimum?: number
  /** Bounds on the number of chosen options of a list; 0 means unbounded (spec 5). */
  readonly minItems?: number
  readonly maxItems?: number
  /** Rules for a picture. */
  readonly picture?: PictureRules
  /** Cuts white space at both ends before anything else. */
  readonly trim?: boolean
  /** The fields of an object. */
  readonly form?: FormSchema
  /** The field that a list repeats; a list that offers choices has none. */
  readonly items?: FieldSchema
  /** Condition under which it is shown; always without one. Other conditions read a hidden field as unanswered. */
  readonly visible?: Condition
  /** The days that a calendar does not offer. */
  readonly dates?: DateRules
  /** Source of its options: the form's own list (null), or an address. Its answer is `{ value, label }`. */
  readonly remote?: { readonly url: string | null }
  /**
   * Destination of its picture instead of the form's own store, and the field of the reply that is the answer, a text.
   */
  readonly upload?: { readonly url: string; readonly field: string }
  /** The number has to be proven by a code of this kind; its answer is `{ mobile, verify_code }`. */
  readonly verifyKind?: VerifyKind
  /** It cannot be drawn, is not required and has no answer. */
  readonly fault?: FieldFault
}

/** Kinds of verification codes that a form may ask for. */
export type VerifyKind = 'm_verify' | 'm_bind'

/** A form: its fields in their order and the names of those that must be filled. */
export interface FormSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
  /** It cannot be drawn at all. */
  readonly fault?: FormFault
}

/**
 * Widgets that another screen fills: they have no answer in the form, and `required` does not apply to them (spec 5).
 */
const SLOTS: readonly string[] = ['variant', 'reservation', 'reservation-result']

export const isSlot = ({ widget }: Pick<FieldSchema, 'widget'>): boolean =>
  widget !== undefined && SLOTS.includes(widget)

/** Whether the form itself answers a field. */
export const isAnswerable = (field: FieldSchema): boolean => field.fault === undefined && !isSlot(field)

/** Whether a field is a list whose items are added one by one; pictures and offered choices are not. */
export const isItemList = ({ type, items }: FieldSchema): boolean =>
  type === 'array' && items !== undefined && items.type !== 'image'

/** A broken rule, with its number where the rule has one; the messages are in the language files under `form.`. */
export interface Violation {
  readonly rule:
    | 'required'
    | 'requiredChoice'
    | 'maxLength'
    | 'minLength'
    | 'email'
    | 'mobile'
    | 'name'
    | 'maximum'
    | 'minimum'
    | 'integer'
    | 'number'
    | 'minItems'
    | 'maxItems'
    | 'code'
    | 'dateDisabled'
    | 'type'
    | DateTimeKind
  readonly n?: number
}

/**
 * Data that rules need beside the value: the day (YYYY-MM-DD) at the form's place, which decides what is past or
 * future, and the site's country, whose mobile numbers are accepted; China by default.
 */
export interface RuleContext {
  readonly today?: string
  readonly country?: Country
}

/**
 * Returns the answer of a number field (spec 5) whose text is a decimal string, as fields of numbers give it: a number,
 * or null for what has no digit. Anything else stays a text, of which a rule tells: an integer with a decimal point,
 * and what is no exact number. Zero has no sign: `-0` is sent as 0.
 */
export function numberAnswer(text: string, type: 'number' | 'integer'): number | string | null {
  if (!hasDigit(text)) return null
  if (isUnclearNumber(text) || (type === 'integer' && text.includes('.'))) return text
  return Number(text) + 0
}

const MOMENTS: Readonly<Record<string, DateTimeKind>> = {
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  'date-time': 'datetime',
}

/**
 * Returns the kind of date or time that a field holds; undefined if it holds none. Schemas name it as the type or the
 * format.
 */
export const dateTimeKindOf = ({ type, format }: FieldSchema): DateTimeKind | undefined =>
  MOMENTS[type] ?? MOMENTS[format ?? '']

function dateViolation({ dates }: FieldSchema, date: string, { today }: RuleContext): Violation | null {
  if (!dates) return null
  // Without a day of its own a caller checks what holds on every day.
  const rules = today === undefined ? { ...dates, past: false, future: false } : dates
  return isDateDisabled(rules, date, today ?? '') ? { rule: 'dateDisabled' } : null
}

/** The kinds of an input (spec 5) by the names that a schema's format, widget or type may have. */
const INPUT_TYPES: Readonly<Record<string, InputType>> = {
  email: 'email',
  mobile: 'china-mobile',
  'china-mobile': 'china-mobile',
  'china-name': 'china-name',
}
const TYPE_RULES = { email: 'email', 'china-mobile': 'mobile', 'china-name': 'name' } as const satisfies Record<
  InputType,
  Violation['rule']
>

/** Returns the kind of input that a field of words is; undefined for any other text. */
export const inputTypeOf = ({ format = '', widget = '', type }: FieldSchema): InputType | undefined =>
  INPUT_TYPES[widget] ?? INPUT_TYPES[format] ?? INPUT_TYPES[type]

function textViolation(field: FieldSchema, text: string, context: RuleContext): Violation | null {
  const moment = dateTimeKindOf(field)
  if (moment) return isDateTime(moment, text) ? dateViolation(field, text, context) : { rule: moment }
  // Number fields keep a text that is no number of theirs, so that the error can be reported.
  if (field.type === 'number' || field.type === 'integer')
    return { rule: isUnclearNumber(text) || field.type === 'number' ? 'number' : 'integer' }
  const length = [...text].length
  if (field.maxLength !== undefined && length > field.maxLength) return { rule: 'maxLength', n: field.maxLength }
  if (field.minLength !== undefined && length < field.minLength) return { rule: 'minLength', n: field.minLength }
  const inputType = inputTypeOf(field)
  return inputType && !isOfType(text, inputType, context.country) ? { rule: TYPE_RULES[inputType] } : null
}

function numberViolation(field: FieldSchema, value: number): Violation | null {
  if (field.type === 'integer' && !Number.isInteger(value)) return { rule: 'integer' }
  if (field.maximum !== undefined && value > field.maximum) return { rule: 'maximum', n: field.maximum }
  if (field.minimum !== undefined && value < field.minimum) return { rule: 'minimum', n: field.minimum }
  return null
}

function listViolation({ minItems = 0, maxItems = 0 }: FieldSchema, count: number): Violation | null {
  if (minItems > 0 && count < minItems) return { rule: 'minItems', n: minItems }
  if (maxItems > 0 && count > maxItems) return { rule: 'maxItems', n: maxItems }
  return null
}

/** Returns the violation of a mobile number with its verification code, or null. */
function provenViolation(value: object, { country = countries.CN }: RuleContext): Violation | null {
  const [mobile, code] = [getOwn(value, 'mobile'), getOwn(value, 'verify_code')]
  if (typeof mobile !== 'string' || !isMobile(mobile, country)) return { rule: 'mobile' }
  return typeof code === 'string' && isCode(code) ? null : { rule: 'code' }
}

/** Returns the violation of a name that is typed instead of a drawn signature, or null. */
function typedNameViolation(value: object): Violation | null {
  const name = getOwn(value, 'name')
  return typeof name === 'string' && [...name].length > SIGNATURE_NAME_MAX
    ? { rule: 'maxLength', n: SIGNATURE_NAME_MAX }
    : null
}

const isChoice = ({ choices, remote, type }: FieldSchema): boolean =>
  choices !== undefined || remote !== undefined || type === 'address'

/** A region without its district, as a pasted address may leave it: it is still to be chosen. */
const isOpenRegion = ({ type }: FieldSchema, value: unknown): boolean =>
  type === 'address' && typeof value === 'object' && value !== null && getOwn(value, 'district') === ''

/** Returns the first rule of spec 5 that `value` breaks, or null. A reservation is exempt from `required`. */
export function violationOf(
  field: FieldSchema,
  value: unknown,
  required: boolean,
  context: RuleContext = {},
): Violation | null {
  if (isSlot(field)) return null
  if (isBlank(value) || isOpenRegion(field, value))
    return required ? { rule: isChoice(field) ? 'requiredChoice' : 'required' } : null
  if (typeof value === 'string') return textViolation(field, value, context)
  if (typeof value === 'number') return numberViolation(field, value)
  if (Array.isArray(value)) return listViolation(field, value.length)
  if (typeof value !== 'object' || value === null) return null
  if (field.type === 'signature') return typedNameViolation(value)
  return field.verifyKind ? provenViolation(value, context) : null
}
