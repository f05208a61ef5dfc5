import type { FieldSchema, FormSchema } from './form'
import { getOwn } from '../get-own'
import type { PictureRules } from './upload'

/** Maximum length of a text answer in characters, regardless of the operator's schema. */
export const FORM_TEXT_MAX = 5000
/** Maximum number of fields in a form; no real form has more. */
const FIELDS_MAX = 200
const NAME_MAX = 100

type Raw = Readonly<Record<string, unknown>>
type Choice = NonNullable<FieldSchema['choices']>[number]

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const record = (value: unknown): Raw => (isRaw(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const number = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const count = (value: unknown): number | undefined => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined)
const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

/** A choice as `{ value, label }`, as `[value, label]`, as `{ const, title }`, or as the value alone. */
function choiceOf(raw: unknown, label: unknown): Choice | null {
  if (Array.isArray(raw)) return choiceOf(raw[0], raw[1])
  const inner = isRaw(raw) ? (getOwn(raw, 'value') ?? getOwn(raw, 'const')) : raw
  const value = word(inner)
  if (value === undefined || value === '') return null
  const rawLabel = isRaw(raw) ? (getOwn(raw, 'label') ?? getOwn(raw, 'title')) : label
  return { value, label: word(rawLabel) || value }
}

/** What may be chosen; undefined when the field is no choice. The first of two equal values holds. */
function choicesOf(raw: Raw, options: Raw): readonly Choice[] | undefined {
  const choices = [getOwn(raw, 'choices'), getOwn(raw, 'enum'), getOwn(raw, 'oneOf')].find(Array.isArray)
  if (!choices) return undefined
  const labels = list(getOwn(raw, 'enumNames') ?? getOwn(options, 'enumNames'))
  const all = list(choices).flatMap((one, index) => choiceOf(one, labels[index]) ?? [])
  return [...new Map(all.reverse().map((choice) => [choice.value, choice])).values()].reverse()
}

/** JSON Schema may name several types; the first that is a value's counts. */
function typeOf(raw: Raw): string {
  const type = getOwn(raw, 'type')
  const typeName = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  return text(typeName) ?? (getOwn(raw, 'properties') === undefined ? 'string' : 'object')
}

function pictureOf(options: Raw): PictureRules | undefined {
  const [maxKb, minKb, size] = [number(getOwn(options, 'maxKb')), number(getOwn(options, 'minKb')), record(getOwn(options, 'resolution'))]
  const [width, height] = [count(getOwn(size, 'width')), count(getOwn(size, 'height'))]
  const resolution = width && height ? { width, height, fixed: getOwn(size, 'fixed') === true } : undefined
  return maxKb === undefined && minKb === undefined && !resolution ? undefined : { maxKb, minKb, resolution }
}

/** Types that hold words, whose length has a bound of ours. */
const WORDY = new Set(['string', 'textarea', 'password', 'mobile'])

function fieldOf(name: string, raw: Raw, hints: Raw): FieldSchema | null {
  const options = record(getOwn(hints, 'ui:options'))
  const type = typeOf(raw)
  const isList = type === 'array'
  const choices = choicesOf(isList ? record(getOwn(raw, 'items')) : raw, options) ?? (isList ? choicesOf(raw, options) : undefined)
  // Objects, and lists of anything but offered choices, have no widget, so they cannot be filled in.
  if (type === 'object' || (isList && !choices)) return null
  const maxLength = count(getOwn(raw, 'maxLength'))
  return {
    // A choice among numbers is selected and stored as its text.
    type: choices && !isList ? 'string' : type,
    widget: text(getOwn(hints, 'ui:widget') ?? getOwn(raw, 'widget')),
    title: text(getOwn(raw, 'title')) ?? text(getOwn(hints, 'ui:title')) ?? name,
    placeholder: text(getOwn(raw, 'placeholder') ?? getOwn(hints, 'ui:placeholder')),
    description: text(getOwn(raw, 'description') ?? getOwn(hints, 'ui:description') ?? getOwn(hints, 'ui:help')),
    format: text(getOwn(raw, 'format')),
    choices,
    maxLength: WORDY.has(type) ? Math.min(maxLength ?? FORM_TEXT_MAX, FORM_TEXT_MAX) : maxLength,
    minLength: count(getOwn(raw, 'minLength')),
    maximum: number(getOwn(raw, 'maximum')),
    minimum: number(getOwn(raw, 'minimum')),
    minItems: count(getOwn(raw, 'minItems')),
    maxItems: count(getOwn(raw, 'maxItems')),
    picture: pictureOf(options),
    trim: getOwn(raw, 'trim') === true || getOwn(options, 'trim') === true || undefined,
  }
}

/** Names in the order of `ui:order`, in which `*` stands for all that it does not name; the others come last. */
function sortByOrder(names: readonly string[], order: readonly unknown[]): string[] {
  const first = order.filter((name): name is string => typeof name === 'string' && names.includes(name))
  const others = names.filter((name) => !first.includes(name))
  const star = order.indexOf('*')
  const before = star < 0 ? first : first.filter((name) => order.indexOf(name) < star)
  return [...new Set([...before, ...others, ...first])]
}

/**
 * The form that an operator's `json_schema` (JSON Schema) and `ui_schema` (rjsf-like hints) describe (spec 3). Whatever
 * cannot be read is left out, never thrown: a field without a widget, a bound that is no number, a name in `required`
 * that no field has.
 */
export function formSchemaOf(json: unknown, ui: unknown): FormSchema {
  const [schema, hints] = [record(json), record(ui)]
  const properties = record(getOwn(schema, 'properties'))
  const names = sortByOrder(Object.keys(properties).slice(0, FIELDS_MAX), list(getOwn(hints, 'ui:order')))
  const fields = names.flatMap((name) => {
    const field = name.length <= NAME_MAX && name !== '__proto__' ? fieldOf(name, record(getOwn(properties, name)), record(getOwn(hints, name))) : null
    return field ? [[name, field] as const] : []
  })
  const required = new Set(list(getOwn(schema, 'required')))
  return {
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name).filter((name) => required.has(name) || getOwn(record(getOwn(properties, name)), 'required') === true),
  }
}
