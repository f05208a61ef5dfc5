import { keysOf } from '@storefront/contract/domain/keys-of'
import { type InputRules, type InputViolation, inputViolation } from '@storefront/contract/domain/forms/input'
import { useState } from 'react'
import { type Translate, useT } from '@/i18n'

/** The rules that an input is checked against; `same` names the field whose text it has to repeat. */
export type FieldRules<K extends string> = Omit<InputRules, 'same'> & { readonly same?: K }

/** Props for a TextField or a TextArea. */
export interface InputControl {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  readonly error: string | null
  readonly focusRequestId: number
}

export interface Inputs<K extends string> {
  readonly values: Readonly<Record<K, string>>
  readonly field: (name: K) => InputControl
  /** Checks all inputs and shows their errors; the first faulty one takes the focus. Returns whether all are valid. */
  readonly check: () => boolean
}

/** Words for a broken rule (spec 5). */
export function inputMessages(t: Translate, violation: InputViolation): string {
  if (violation.rule === 'format') return t('input.format', { type: t(`input.types.${violation.type}`) })
  return t(`input.${violation.rule}`, 'n' in violation ? { n: violation.n } : {})
}

/**
 * Several inputs that are checked when they are left and when they are handed in (spec 5). What is wrong stays said
 * until it is right.
 * @param rules by field, in the order in which the fields stand; a constant of the caller
 */
export function useInputs<K extends string>(
  rules: Readonly<Record<K, FieldRules<K>>>,
  initial: Readonly<Record<K, string>>,
): Inputs<K> {
  const t = useT()
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly K[]>([])
  const [turns, setTurns] = useState<{ readonly name?: K; readonly count: number }>({ count: 0 })
  const names = keysOf(rules)
  const violationOf = (name: K): InputViolation | null => {
    const { same, ...own } = rules[name]
    return inputViolation(values[name], { ...own, same: same && values[same] })
  }
  const see = (...more: K[]) => setChecked((names) => [...new Set([...names, ...more])])
  return {
    values,
    field(name) {
      const violation = checked.includes(name) ? violationOf(name) : null
      return {
        value: values[name],
        onChange: (text) => setValues((now) => ({ ...now, [name]: text })),
        onBlur: () => see(name),
        error: violation && inputMessages(t, violation),
        focusRequestId: turns.name === name ? turns.count : 0,
      }
    },
    check() {
      const name = names.find((one) => violationOf(one))
      see(...names)
      if (name) setTurns(({ count }) => ({ name, count: count + 1 }))
      return name === undefined
    },
  }
}
