import { dateTimeKindOf, type FieldSchema, inputTypeOf } from '@storefront/contract/domain/forms/form'
import { FORM_TEXT_MAX } from '@storefront/contract/domain/forms/form-limits'
import { getOwn } from '@storefront/contract/domain/get-own'
import { type Translate, useT } from '@/i18n'
import '@/i18n/field'
import { useCountry } from '@/ui/country'
import type { WidgetProps } from '../types'

/** Whether a label is too long for the column beside the field: it is shown above the field. */
const isLong = ({ title }: FieldSchema): boolean => [...title].length > 6

/** The hints of fields whose kind says what to write, by the kind of date, the kind of input, the widget or the type. */
const HINTS = {
  date: 'form.pickDate',
  calendar: 'form.pickDate',
  time: 'form.pickTime',
  datetime: 'form.pickDateTime',
  email: 'field.hint.email',
  'china-mobile': 'field.hint.mobile',
  'china-name': 'field.hint.name',
  url: 'field.hint.url',
  number: 'field.hint.number',
  integer: 'field.hint.integer',
} as const

type Hint = (typeof HINTS)[keyof typeof HINTS]

/** Returns the hint of a field by what it takes; that of the form's maker comes first. */
function hintOf(t: Translate, field: FieldSchema, digits: string): string | undefined {
  const { placeholder, choices, remote, type, minimum, maximum, maxLength = FORM_TEXT_MAX } = field
  if (placeholder) return placeholder
  // The picker's own label (spec 8).
  if (choices || remote || type === 'address') return undefined
  if (minimum !== undefined && maximum !== undefined) return t('field.hint.range', { min: minimum, max: maximum })
  const hint = getOwn(HINTS, dateTimeKindOf(field) ?? inputTypeOf(field) ?? type) as Hint | undefined
  if (hint) return t(hint, { n: digits })
  return maxLength < FORM_TEXT_MAX ? t('field.hint.length', { n: maxLength }) : t('field.hint.text')
}

/**
 * Returns the properties that the control of every field has: its name, whether it must be filled, its hint, its
 * description and its error.
 */
export function useControl({ field, error, isRequired }: Pick<WidgetProps<unknown>, 'field' | 'error' | 'isRequired'>) {
  const t = useT()
  const [min, max] = useCountry().mobile.digits
  const { title, description } = field
  return {
    label: title,
    isStacked: isLong(field),
    placeholder: hintOf(t, field, min === max ? String(min) : `${min}–${max}`),
    isRequired,
    error,
    description,
  }
}
