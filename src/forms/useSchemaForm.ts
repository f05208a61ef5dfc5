import { type FormSchema, isItemList, type Violation } from '@storefront/contract/domain/forms/form'
import { fieldAt } from '@storefront/contract/domain/forms/form-answers'
import { partsOf } from '@storefront/contract/domain/forms/values'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useT } from '@/i18n'
import { today } from '@/lib/time'
import { useCountry } from '@/ui/country'
import { parseField } from './registry'
import { createFormStore, type FormStore, type FormValues } from './store/form-store'

export type { FormValues } from './store/form-store'

export interface FormControl {
  /** The values of all fields, hidden ones included. */
  readonly values: FormValues
  /** Words for each broken field, once a submit has been tried; a changed field is believed until the next try. */
  readonly errors: Readonly<Record<string, string>>
  readonly set: (name: string, value: unknown) => void
  /** Puts other values in the place of all (a draft that is restored). */
  readonly replace: (values: FormValues) => void
  /**
   * Calls `send` with the values of the fields that are shown when no rule is broken; else shows what is wrong, brings
   * the first such field into view and returns false.
   */
  readonly submit: (send: (values: FormValues) => void) => boolean
  /** Title of a field whose upload is under way, which a submit has to wait for. */
  readonly pendingUpload: string | null
  /** For SchemaForm: each field reads its own part. */
  readonly store: FormStore
}

/** Words for rules that a form says in its own way, by `field.rule`. */
export type OwnLabels = Readonly<Record<string, string>>

const NONE: OwnLabels = {}
/** Lists whose items are added one by one say their rules in their own words. */
const LIST_RULES = { minItems: 'form.minRows', maxItems: 'form.maxRows' } as const

/** State of one form (spec 5: it submits only when validation passes). */
export function useSchemaForm(schema: FormSchema, initial: FormValues, own: OwnLabels = NONE): FormControl {
  const t = useT()
  const country = useCountry()
  const [store] = useState(() => createFormStore(schema, initial, parseField))
  useEffect(() => store.setSchema(schema), [store, schema])
  // Drawn again for each change, which costs nothing further down: fields are drawn by what concerns them.
  const { tree, errors, uploads } = useStore(store)
  const actions = useMemo(() => {
    const wordsOf = (key: string, { rule, n = 0 }: Violation): string => {
      const parts = partsOf(key)
      const field = fieldAt(store.getState().schema, parts.filter((part) => !/^\d+$/.test(part)).join('.'))
      if (field && isItemList(field) && (rule === 'minItems' || rule === 'maxItems')) return t(LIST_RULES[rule], { n })
      return own[`${key}.${rule}`] ?? t(`form.${rule}`, { n })
    }
    return {
      store,
      set: (name: string, value: unknown) => store.set([name], value),
      replace: store.replace,
      submit(send: (values: FormValues) => void) {
        const values = store.check(wordsOf, { today: today(), country })
        if (!values) return false
        send(values)
        return true
      },
    }
  }, [store, t, own, country])
  return { ...actions, values: store.values(tree), errors, pendingUpload: Object.values(uploads)[0]?.title ?? null }
}
