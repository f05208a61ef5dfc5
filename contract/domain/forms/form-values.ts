import { getOwn } from '../get-own'
import { normalizeFields } from './form-answers'
import type { FieldSchema, FormSchema } from './form'
import { type Fields, isFields } from './values'

function mapValue(
  field: FieldSchema,
  value: unknown,
  change: (field: FieldSchema, value: unknown) => unknown,
): unknown {
  const { form, items } = field
  if (form && isFields(value)) return mapValues(form, value, change)
  if (items && Array.isArray(value)) return value.map((item) => mapValue(items, item, change))
  return change(field, value)
}

/** Returns values with each single one changed, also within objects and lists. Those of no field stay as they are. */
export function mapValues(
  { properties }: FormSchema,
  values: Fields,
  change: (field: FieldSchema, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = getOwn(properties, name) as FieldSchema | undefined
      return [name, field ? mapValue(field, value, change) : value]
    }),
  )
}

/**
 * Returns the part of an unfinished form that is saved: valid or not, the form's fields and no others, including hidden
 * ones. A password or a code is never saved.
 */
export function draftOf(form: FormSchema, input: Fields): Record<string, unknown> {
  return mapValues(form, normalizeFields(form, input), (field, value) => {
    if (field.widget === 'password') return null
    return field.verifyKind && isFields(value) ? { ...value, verify_code: '' } : value
  })
}
