import { getOwn } from '../get-own'
import type { DateRules } from './date-rules'
import type { FieldSchema, VerifyKind } from './form'
import type { PictureRules } from './upload'
import { type Fields, isFields } from './values'

/** Readers of single values of a schema: what is not of the kind is not there. */
export const record = (value: unknown): Fields => (isFields(value) ? value : {})
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

type Choice = NonNullable<FieldSchema['choices']>[number]

/** Returns a choice as `{ value, label }`, as `[value, label]`, as `{ const, title }`, or as the value alone. */
function choiceOf(raw: unknown, label: unknown): Choice | null {
  const [first, second] = Array.isArray(raw) ? [raw[0], raw[1]] : [raw, label]
  const value = word(isFields(first) ? (getOwn(first, 'value') ?? getOwn(first, 'const')) : first)
  if (value === undefined || value === '') return null
  const rawLabel = isFields(first) ? (getOwn(first, 'label') ?? getOwn(first, 'title')) : second
  return { value, label: word(rawLabel) || value }
}

/**
 * Options of a list in any of the ways in which schemas and other servers write them. The first of two equal values
 * holds.
 */
export function readChoices(raw: readonly unknown[], labels: readonly unknown[] = []): readonly Choice[] {
  const all = raw.flatMap((one, index) => choiceOf(one, labels[index]) ?? [])
  return [...new Map(all.reverse().map((choice) => [choice.value, choice])).values()].reverse()
}

/** Returns the options of a field; undefined if the field is not a choice. */
export function choicesOf(raw: Fields, options: Fields): readonly Choice[] | undefined {
  const choices = [getOwn(raw, 'choices'), getOwn(raw, 'enum'), getOwn(raw, 'oneOf')].find(Array.isArray)
  return choices && readChoices(choices, list(getOwn(raw, 'enumNames') ?? getOwn(options, 'enumNames')))
}

/** JSON Schema may name several types; the first that is a value's counts. */
export function typeOf(raw: Fields): string {
  const type = getOwn(raw, 'type')
  const typeName = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  return text(typeName) ?? (getOwn(raw, 'properties') === undefined ? 'string' : 'object')
}

export function pictureOf(options: Fields): PictureRules | undefined {
  const [maxKb, minKb, size] = [
    number(getOwn(options, 'maxKb')),
    number(getOwn(options, 'minKb')),
    record(getOwn(options, 'resolution')),
  ]
  const [width, height] = [count(getOwn(size, 'width')), count(getOwn(size, 'height'))]
  const resolution = width && height ? { width, height, fixed: getOwn(size, 'fixed') === true } : undefined
  return maxKb === undefined && minKb === undefined && !resolution ? undefined : { maxKb, minKb, resolution }
}

/** Returns the days that a calendar does not offer (spec 5): `ui:options.disabledDates`. */
export function datesOf(options: Fields): DateRules | undefined {
  const raw = getOwn(options, 'disabledDates')
  if (!isFields(raw)) return undefined
  const is = (name: string) => getOwn(raw, name) === true
  return {
    past: is('past'),
    future: is('future'),
    weekend: is('weekend'),
    dates: list(getOwn(raw, 'dates')).filter((one) => typeof one === 'string'),
  }
}

/** The address of a list that is stored with a form. */
const OWN_LIST = /^\/form\/form\/[^/]+\/options\/[^/]+\/$/

/** `ui:options.remote`: `true`, or the address of a form's stored list, is the field's own list. */
export function remoteOf(options: Fields): FieldSchema['remote'] {
  const raw = getOwn(options, 'remote')
  if (raw === true) return { url: null }
  if (!isFields(raw)) return undefined
  const url = text(getOwn(raw, 'url'))
  return { url: url === undefined || OWN_LIST.test(url) ? null : url }
}

/** `ui:options.upload`: both parts, or the form's own store. */
export function uploadOf(options: Fields): FieldSchema['upload'] {
  const raw = record(getOwn(options, 'upload'))
  const [url, field] = [text(getOwn(raw, 'url')), text(getOwn(raw, 'field'))]
  return url !== undefined && field !== undefined ? { url, field } : undefined
}

/** `ui:options.require_verify` and `mobile_kind` (spec 3). A code for logging in is none of a form's. */
export function verifyKindOf(options: Fields): VerifyKind | undefined {
  if (getOwn(options, 'require_verify') !== true) return undefined
  return getOwn(options, 'mobile_kind') === 'm_bind' ? 'm_bind' : 'm_verify'
}

/** Types that hold words, whose length has a bound of ours. */
const WORDY = new Set(['string', 'text', 'textarea', 'password', 'mobile', 'email', 'url', 'tel'])

/** Reads the texts and the bounds of a field, whatever its type. */
export function readCommon(
  name: string,
  raw: Fields,
  hints: Fields,
  textMax: number,
): Partial<FieldSchema> & Pick<FieldSchema, 'title'> {
  const options = record(getOwn(hints, 'ui:options'))
  const maxLength = count(getOwn(raw, 'maxLength'))
  return {
    title: text(getOwn(raw, 'title')) ?? text(getOwn(hints, 'ui:title')) ?? name,
    placeholder: text(getOwn(raw, 'placeholder') ?? getOwn(hints, 'ui:placeholder')),
    description: text(getOwn(raw, 'description') ?? getOwn(hints, 'ui:description') ?? getOwn(hints, 'ui:help')),
    format: text(getOwn(raw, 'format')),
    maxLength: WORDY.has(typeOf(raw)) ? Math.min(maxLength ?? textMax, textMax) : maxLength,
    minLength: count(getOwn(raw, 'minLength')),
    maximum: number(getOwn(raw, 'maximum')),
    minimum: number(getOwn(raw, 'minimum')),
    minItems: count(getOwn(raw, 'minItems')),
    maxItems: count(getOwn(raw, 'maxItems')),
    trim: getOwn(raw, 'trim') === true || getOwn(options, 'trim') === true || undefined,
  }
}
