import { type FieldSchema, type FormSchema, isBlank, violationsOf } from './form'
import { FORM_TEXT_MAX } from './form-schema'
import { getOwn } from '../get-own'

export type Answers = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2 * FORM_TEXT_MAX
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const offers = ({ choices = [] }: FieldSchema, value: unknown): boolean => choices.some((choice) => choice.value === value)

/** Codes of a region as the address widget holds them, and their names. */
export function isRegion(value: unknown): value is { province: string; city: string; district: string; display: string } {
  return isRecord(value) && ['province', 'city', 'district', 'display'].every((key) => isText(value[key]))
}

/** A picture as the upload answered it; its id is what counts. */
export function isPicture(value: unknown): value is { id: number } {
  return isRecord(value) && Number.isSafeInteger(value.id) && Number(value.id) > 0
}

/** What a value of each type has to be; every other type holds words. */
const SHAPES: Readonly<Record<string, (field: FieldSchema, value: unknown) => boolean>> = {
  array: (field, value) => Array.isArray(value) && value.every((one) => offers(field, one)) && new Set(value).size === value.length,
  boolean: (_, value) => typeof value === 'boolean',
  number: (_, value) => isNumber(value),
  integer: (_, value) => isNumber(value),
  image: (_, value) => isPicture(value),
  address: (_, value) => isRegion(value),
}

/** Whether a value is of its field's type, among what the field offers. What is not filled in fits every type. */
export function isOfType(field: FieldSchema, value: unknown): boolean {
  if (isBlank(value)) return true
  if (field.widget === 'hidden') return isText(value) || isNumber(value) || typeof value === 'boolean'
  if (field.choices && field.type !== 'array') return offers(field, value)
  return (SHAPES[field.type] ?? ((_, other) => isText(other)))(field, value)
}

const normalizeAnswer = ({ trim }: FieldSchema, value: unknown): unknown => {
  const text = trim && typeof value === 'string' ? value.trim() : value
  return isBlank(text) ? null : text
}

/** What was sent as the form's answers: the fields of the schema and no others, trimmed where they say so, null where nothing was filled in. */
export function answersOf({ properties }: FormSchema, input: Answers): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, normalizeAnswer(field, getOwn(input, name))]))
}

/**
 * The first field, in the form's order, whose answer has the wrong type or breaks a rule of spec 5; null when all answers
 * can be stored.
 */
export function findInvalidAnswer(form: FormSchema, answers: Answers): string | null {
  const violations = violationsOf(form, answers)
  return Object.entries(form.properties).find(([name, field]) => !isOfType(field, answers[name]) || getOwn(violations, name) !== undefined)?.[0] ?? null
}
