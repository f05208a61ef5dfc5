import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { valueAt } from '../store/tree'

/**
 * Returns the first answer of an item that is a word or a number, as it is read; empty when there is none. A password
 * is none.
 */
export function summaryOf({ form }: FieldSchema, item: unknown): string {
  for (const [name, field] of Object.entries(form?.properties ?? {})) {
    if (field.widget === 'password' || field.widget === 'hidden') continue
    const value = valueAt(item, [name])
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text.trim() !== '') return field.choices?.find((choice) => choice.value === text)?.label ?? text
  }
  return ''
}
