import { useState } from 'react'

/** What is wrong with each field, in words; nothing for those that are right. */
type Wrongs = Readonly<Record<string, string | undefined>>

/**
 * The texts of a small form. What is wrong is said when it is handed in, and believed until then.
 * @param check says in words what is wrong with which field
 */
export function useTexts<K extends string>(initial: Readonly<Record<K, string>>, check: (values: Readonly<Record<K, string>>) => Wrongs) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Wrongs>({})
  return {
    values,
    field: (name: K) => ({
      value: values[name],
      error: errors[name] ?? null,
      onChange: (text: string) => {
        setValues((now) => ({ ...now, [name]: text }))
        setErrors((now) => ({ ...now, [name]: undefined }))
      },
    }),
    /** Sets several at once, as a choice does. */
    fill: (more: Readonly<Partial<Record<K, string>>>) => {
      setValues((now) => ({ ...now, ...more }))
      setErrors({})
    },
    /** True when nothing is wrong. */
    submit: (): boolean => {
      const wrong = check(values)
      setErrors(wrong)
      return Object.values(wrong).every((text) => text === undefined)
    },
  }
}
