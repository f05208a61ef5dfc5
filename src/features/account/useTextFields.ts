import { useState } from 'react'

/** The error message of each field; undefined for valid fields. */
type FieldErrors = Readonly<Record<string, string | undefined>>

/**
 * Returns the values and errors of a small form. Errors appear on submit; editing a field clears its error.
 * @param check returns the error message of each invalid field
 */
export function useTextFields<K extends string>(
  initial: Readonly<Record<K, string>>,
  check: (values: Readonly<Record<K, string>>) => FieldErrors,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
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
