import { NO_TRANSLATIONS } from '@storefront/contract/domain/content/translation'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValue, FieldValues, Resource, RowValues } from '@storefront/contract/resources/define'
import { emptyShape, parseShape } from '@storefront/contract/resources/shapes'
import { type Field, isPercentField } from '@storefront/contract/resources/field'
import { mergeFields } from '../editing/merge'

/** Returns the value of a field of a new item. */
export function emptyValue(field: Field): FieldValue {
  if (field.initial !== undefined) return field.initial
  switch (field.kind) {
    case 'text':
    case 'html':
    case 'slug':
      return ''
    case 'amount':
      return field.nullable ? null : '0'
    case 'integer':
      return field.nullable ? null : (field.options?.[0] ?? field.min)
    case 'boolean':
      return false
    case 'choice':
      return field.options[0] ?? ''
    case 'translations':
      return NO_TRANSLATIONS
    case 'schema':
      return '{}'
    case 'shape':
      return emptyShape(field.shape)
    case 'references':
    case 'tags':
    case 'rows':
      return []
    default:
      return null
  }
}

export const emptyValues = ({ fields }: Resource): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))

/** Returns whether a field holds the hints of a schema, with which it is edited. */
const isHints = (field: Field): boolean => field.kind === 'schema' && field.hints === undefined

/** Fields by the groups of the form, in their order. */
export function groupFields({
  fields,
}: Resource): readonly (readonly [group: string | undefined, entries: readonly (readonly [string, Field])[]])[] {
  const groups = new Map<string | undefined, (readonly [string, Field])[]>()
  for (const entry of Object.entries(fields))
    if (!isHints(entry[1])) groups.set(entry[1].group, [...(groups.get(entry[1].group) ?? []), entry])
  return [...groups]
}

/** Whether a field takes the whole width of the form. */
export const isWide = (field: Field): boolean =>
  field.kind === 'html' ||
  field.kind === 'schema' ||
  field.kind === 'rows' ||
  field.kind === 'translations' ||
  field.kind === 'references' ||
  (field.kind === 'shape' && field.shape === 'shippingTerms') ||
  (field.kind === 'text' && field.multiline === true)

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'remaining', 'capacity'])
const AMOUNT = (exponent: number) => new RegExp(`^\\d{1,12}${exponent > 0 ? `(\\.\\d{1,${exponent}})?` : ''}$`)
const PERCENT = /^(100|\d{1,2})$/
const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/

/** Returns the reason why a value is refused before it is sent: the name of a text of `resource.wrong`, or null. */
export function problemOf(
  field: Field,
  value: FieldValue,
  values: FieldValues,
  exponent: number,
): 'required' | 'amount' | 'slug' | 'number' | null {
  const isNullable = 'nullable' in field && field.nullable === true
  // A text is none of the numbers of a field; the field says why.
  if (NUMBERS.has(field.kind) && typeof value === 'string') return 'number'
  if (field.kind === 'remaining' || field.kind === 'capacity' || field.kind === 'zone' || field.kind === 'translations')
    return null
  if (value === null || value === undefined) return isNullable ? null : 'required'
  if (field.kind === 'text' && field.min && String(value).trim() === '') return 'required'
  if (field.kind === 'slug') return SLUG.test(String(value)) ? null : 'slug'
  if (field.kind === 'rows') {
    const rows = value as readonly FieldValues[]
    const inner = rows.flatMap((row) =>
      Object.entries(field.fields).map(([name, one]) => problemOf(one, row[name] ?? null, row, exponent)),
    )
    return inner.find((problem) => problem !== null) ?? (rows.length < (field.min ?? 0) ? 'required' : null)
  }
  if (field.kind === 'shape') return parseShape(field.shape, value) === undefined ? 'required' : null
  if (field.kind !== 'amount') return null
  const isAmount = (isPercentField(field, values) ? PERCENT : AMOUNT(exponent)).test(String(value))
  return isAmount && (!field.min || Number(value) > 0) ? null : 'amount'
}

/** Whether a form is refused while a field is as it is in a new item. */
export const requiresValue = (field: Field): boolean =>
  field.initial === undefined && field.kind !== 'rows' && problemOf(field, emptyValue(field), {}, 2) !== null

const isRows = (value: FieldValue): value is readonly RowValues[] =>
  Array.isArray(value) && value.some((row) => typeof row === 'object')

/** The form of an item on this device, or that of a new one. */
export const localDraftName = (name: ResourceName, id: number | undefined): string => `${name}/${id ?? 'new'}`

/** The values of another item like it: rows of its tables are new ones. */
export const asNewValues = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isRows(value) ? value.map((row) => ({ ...row, id: null })) : value,
    ]),
  )

const SLUG_MAX = 60

/**
 * Returns the values with which a copy of an item begins: another name and address, and switched off, because nobody
 * has looked at it yet. @param nameCopy writes the name of a copy
 */
export function copyValues(
  { fields, title }: Resource,
  values: FieldValues,
  nameCopy: (text: string) => string,
): FieldValues {
  const copies = Object.entries(asNewValues(values)).map(([name, value]): [string, FieldValue] => {
    const field = fields[name]
    if (name === title && field?.kind === 'text') {
      const text = nameCopy(String(value))
      return [name, field.unique || text.length > field.max ? value : text]
    }
    if (field?.kind === 'slug') return [name, `${String(value).slice(0, SLUG_MAX - '-copy'.length)}-copy`]
    return [name, name === 'is_active' ? false : value]
  })
  return Object.fromEntries(copies)
}

/** Brings two drafts of a resource together; what users take of an item is nobody's edit. */
export const mergeValues = (name: ResourceName) => {
  const { fields } = resourceOf(name)
  return (base: FieldValues, mine: FieldValues, theirs: FieldValues) =>
    mergeFields(base, mine, theirs, (draft, field) =>
      fields[field]?.kind === 'remaining' && draft === theirs
        ? JSON.stringify(base[field])
        : JSON.stringify(draft[field]),
    )
}
