import type { FormSchema, Violation } from '@storefront/contract/domain/forms/form'
import { violationsOf } from '@storefront/contract/domain/forms/form-answers'
import { useState } from 'react'
import { useT } from '@/i18n'
import { widgetOf } from './registry'

export type FormValues = Readonly<Record<string, unknown>>

export interface FormControl {
  readonly values: FormValues
  /** Words for each broken field, once a submit has been tried; a changed field is believed until the next try. */
  readonly errors: Readonly<Record<string, string>>
  readonly set: (name: string, value: unknown) => void
  /** Calls `send` with the values when no rule is broken; else shows what is wrong and returns false. */
  readonly submit: (send: (values: FormValues) => void) => boolean
}

/** Words for rules that a form says in its own way, by `field.rule`. */
export type OwnLabels = Readonly<Record<string, string>>

function initialValues(schema: FormSchema, initial: FormValues): FormValues {
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, widgetOf(field).parse(initial[name], field)]))
}

const trimValues = (schema: FormSchema, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, schema.properties[name]?.trim && typeof value === 'string' ? value.trim() : value]))

/** State of one form (spec 5: it submits only when validation passes). */
export function useSchemaForm(schema: FormSchema, initial: FormValues, own: OwnLabels = {}): FormControl {
  const t = useT()
  const [values, setValues] = useState(() => initialValues(schema, initial))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const wordsOf = (name: string, { rule, n = 0 }: Violation) => own[`${name}.${rule}`] ?? t(`form.${rule}`, { n })
  return {
    values,
    errors,
    set(name, value) {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
    submit(send) {
      const clean = trimValues(schema, values)
      const violations = Object.entries(violationsOf(schema, clean))
      setErrors(Object.fromEntries(violations.map(([name, violation]) => [name, wordsOf(name, violation)])))
      if (violations.length > 0) return false
      send(clean)
      return true
    },
  }
}
