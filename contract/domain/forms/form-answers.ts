import { normalizeMobile } from '../account/mobile'
import { type Country, countries } from '../country/country'
import { getOwn } from '../get-own'
import { tidyCode, tidyLine, tidyText } from '../text/tidy'
import {
  type FieldSchema,
  type FormSchema,
  inputTypeOf,
  isAnswerable,
  type RuleContext,
  type Violation,
  violationOf,
} from './form'
import { type FieldInstance, hiddenKeys, instancesOf } from './form-instances'
import { FORM_TEXT_MAX, ITEMS_MAX } from './form-limits'
import { type Fields, isBlank, isFields, keyOf, partsOf, type Path } from './values'

export type Answers = Fields

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2 * FORM_TEXT_MAX
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const offers = ({ choices = [] }: FieldSchema, value: unknown): boolean =>
  choices.some((choice) => choice.value === value)
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isFields(value) && names.every((name) => isText(getOwn(value, name)))

/** Codes of a region as the address widget holds them, and their names; a village where the country has that level. */
export function isRegion(
  value: unknown,
): value is { province: string; city: string; district: string; village?: string; display: string } {
  const hasVillage = isFields(value) && value.village !== undefined
  return hasTexts(value, ['province', 'city', 'district', 'display', ...(hasVillage ? ['village'] : [])])
}

/** Whether a value is a picture as the upload returned it; its id is what counts. */
export function isPicture(value: unknown): value is { id: number } {
  return isFields(value) && Number.isSafeInteger(value.id) && Number(value.id) > 0
}

/** Whether a value is a name that is typed instead of a drawn signature. */
export function isTypedName(value: unknown): value is { name: string } {
  return hasTexts(value, ['name']) && !isPicture(value)
}

/** Whether a value is an option of a searched list: its value and its label. */
export function isRemoteOption(value: unknown): value is { value: string; label: string } {
  return hasTexts(value, ['value', 'label'])
}

/** Whether a value is a mobile number with the code that proves it. */
export function isProvenMobile(value: unknown): value is { mobile: string; verify_code: string } {
  return hasTexts(value, ['mobile', 'verify_code'])
}

const isChosenList = (field: FieldSchema, value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => offers(field, one)) && new Set(value).size === value.length

/** Checks of a value by the type of its field; every other type holds a text. */
const SHAPES: Readonly<Record<string, (field: FieldSchema, value: unknown) => boolean>> = {
  array: (field, value) => (field.items ? Array.isArray(value) : isChosenList(field, value)),
  object: (_, value) => isFields(value),
  boolean: (_, value) => typeof value === 'boolean',
  number: (_, value) => isNumber(value),
  integer: (_, value) => isNumber(value),
  // A picture that goes elsewhere is known by a text.
  image: ({ upload }, value) => (upload ? isText(value) : isPicture(value)),
  signature: (_, value) => isPicture(value) || isTypedName(value),
  address: (_, value) => isRegion(value),
}

/** Whether a value is of its field's type, among what the field offers. What is not filled in fits every type. */
export function isOfType(field: FieldSchema, value: unknown): boolean {
  if (isBlank(value)) return true
  if (field.widget === 'hidden') return isText(value) || isNumber(value) || typeof value === 'boolean'
  if (field.remote) return isRemoteOption(value)
  if (field.verifyKind) return isProvenMobile(value)
  if (field.choices && field.type !== 'array') return offers(field, value)
  return (SHAPES[field.type] ?? ((_, other) => isText(other)))(field, value)
}

/** Returns a number and its code as they are checked; null without a number. */
function normalizeProof(value: Fields, country: Country): Fields | null {
  const [mobile, code] = [getOwn(value, 'mobile'), getOwn(value, 'verify_code')]
  if (isBlank(mobile)) return null
  return {
    ...value,
    mobile: typeof mobile === 'string' ? normalizeMobile(mobile, country) : mobile,
    verify_code: typeof code === 'string' ? tidyCode(code) : code,
  }
}

/** Returns a signature with its typed name trimmed; null without one. */
function normalizeSignature(value: Fields): Fields | null {
  if (!isTypedName(value)) return value
  const name = tidyLine(value.name)
  return name === '' ? null : { name }
}

function normalizeValue(field: FieldSchema, value: unknown, country: Country): unknown {
  if (field.form) return normalizeFields(field.form, isFields(value) ? value : {}, country)
  const { items } = field
  // One more than may be is enough to be refused.
  if (items && Array.isArray(value))
    return value.length === 0 ? null : value.slice(0, ITEMS_MAX + 1).map((item) => normalizeValue(items, item, country))
  if (field.verifyKind && isFields(value)) return normalizeProof(value, country)
  if (field.type === 'signature' && isFields(value)) return normalizeSignature(value)
  if (isBlank(value)) return null
  if (typeof value !== 'string') return value
  if (inputTypeOf(field) === 'china-mobile') return normalizeMobile(value, country)
  return field.trim ? tidyText(value) : value
}

/**
 * Returns the input with the form's fields and no others, also within objects and lists. Texts are trimmed where the
 * field says so; unanswered fields are null. Hidden fields remain, because a draft restores them unchanged.
 * @param country the site's, in whose way mobile numbers are stored
 */
export function normalizeFields(
  { properties }: FormSchema,
  input: Answers,
  country: Country = countries.CN,
): Record<string, unknown> {
  const fields = Object.entries(properties).filter(([, field]) => isAnswerable(field))
  return Object.fromEntries(fields.map(([name, field]) => [name, normalizeValue(field, getOwn(input, name), country)]))
}

/** Returns values without those of hidden fields, also within objects and lists. */
export const dropHidden = (form: FormSchema, values: Fields, hidden: ReadonlySet<string>): Record<string, unknown> =>
  dropWithin(form, values, [], hidden)

function dropWithin(
  { properties }: FormSchema,
  values: Fields,
  path: Path,
  hidden: ReadonlySet<string>,
): Record<string, unknown> {
  const entries = Object.entries(values).filter(([name]) => !hidden.has(keyOf([...path, name])))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      dropOf(getOwn(properties, name) as FieldSchema | undefined, value, [...path, name], hidden),
    ]),
  )
}

function dropOf(field: FieldSchema | undefined, value: unknown, path: Path, hidden: ReadonlySet<string>): unknown {
  if (field?.form && isFields(value)) return dropWithin(field.form, value, path, hidden)
  if (field?.items && Array.isArray(value))
    return value.map((item, index) => dropOf(field.items, item, [...path, index], hidden))
  return value
}

/**
 * Returns the input as the form's answers: the schema's fields and no others, without those that a condition hides.
 * Texts are trimmed where the field says so; unanswered fields are null. The function is idempotent.
 */
export function answersOf(form: FormSchema, input: Answers, country?: Country): Record<string, unknown> {
  const values = normalizeFields(form, input, country)
  const hidden = hiddenKeys(form, values)
  return hidden.size === 0 ? values : dropHidden(form, values, hidden)
}

/** Returns the fields that are shown, with their answers. */
export const shownInstances = (form: FormSchema, answers: Answers): FieldInstance[] =>
  instancesOf(form, answers).filter(({ isHidden }) => !isHidden)

/**
 * Returns all broken rules of a form by the key of the field, in the form's order; empty when it may be submitted. The
 * same on both sides.
 */
export function violationsOf(form: FormSchema, answers: Answers, context: RuleContext = {}): Record<string, Violation> {
  const violations: Record<string, Violation> = {}
  for (const { key, field, value, required } of shownInstances(form, answers)) {
    const violation =
      violationOf(field, value, required, context) ?? (isOfType(field, value) ? null : { rule: 'type' as const })
    if (violation) violations[key] = violation
  }
  return violations
}

/**
 * Key of the first field, in the form's order, whose answer has the wrong type or breaks a rule of spec 5; null when
 * all answers can be stored.
 */
export function findInvalidAnswer(form: FormSchema, answers: Answers, context: RuleContext = {}): string | null {
  return Object.keys(violationsOf(form, answers, context))[0] ?? null
}

/** Returns the name of a field for a person: the titles that lead to it, with the number of a list's item. */
export function titleAt(form: FormSchema, key: string): string {
  const instance = titlesOf(form, partsOf(key))
  return instance.join(' · ') || key
}

function titlesOf(form: FormSchema, [name = '', ...rest]: readonly string[]): string[] {
  const field = getOwn(form.properties, name) as FieldSchema | undefined
  if (!field) return []
  return withinTitles(field, field.title, rest)
}

function withinTitles(field: FieldSchema, title: string, rest: readonly string[]): string[] {
  if (field.form && rest.length > 0) return [title, ...titlesOf(field.form, rest)]
  const [index, ...more] = rest
  if (field.items && index !== undefined) return withinTitles(field.items, `${title} ${Number(index) + 1}`, more)
  return [title]
}

/** Counts how often each option was chosen, by the field's schema key; quotas are taken for these counts. */
export function countOptions(form: FormSchema, answers: Answers): { field: string; value: string; count: number }[] {
  const counts = new Map<string, { field: string; value: string; count: number }>()
  for (const { schemaKey, field, value } of shownInstances(form, answers)) {
    if (!field.choices) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string') continue
      const name = JSON.stringify([schemaKey, one])
      counts.set(name, { field: schemaKey, value: one, count: (counts.get(name)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()]
}

/**
 * Returns the field that a schema key names (`guests.city`), through objects and lists; undefined when there is none.
 */
export function fieldAt(form: FormSchema, schemaKey: string): FieldSchema | undefined {
  let fields: FormSchema | undefined = form
  let field: FieldSchema | undefined
  for (const name of schemaKey.split('.')) {
    field = fields && (getOwn(fields.properties, name) as FieldSchema | undefined)
    fields = field?.form ?? field?.items?.form
  }
  return field
}
