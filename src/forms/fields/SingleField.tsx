import { keyOf } from '@storefront/contract/domain/forms/values'
import { useCallback, useMemo } from 'react'
import { useFormContext, useFormState } from '../form-context'
import { widgetOf } from '../registry'
import type { FieldPlace } from '../types'

/** A field of one widget. It is drawn again when its own value or error changes, and for nothing else. */
export function SingleField({ field, isRequired, path, schemaKey }: FieldPlace) {
  const { store, remaining, parts } = useFormContext()
  const value = useFormState((state) => store.valueAt(state, path))
  const error = useFormState(({ errors }) => errors[keyOf(path)] ?? null)
  const Component = parts?.[field.widget ?? field.type] ?? widgetOf(field).Component
  const onChange = useCallback((next: unknown) => store.set(path, next), [store, path])
  const onUpload = useCallback(
    (change: 1 | -1) => store.countUpload(path, field.title, change),
    [store, path, field.title],
  )
  const left = remaining?.[schemaKey]
  const fieldWithCounts = useMemo(
    () =>
      left && field.choices
        ? { ...field, choices: field.choices.map((choice) => ({ ...choice, remaining: left[choice.value] })) }
        : field,
    [field, left],
  )
  return (
    <Component
      field={fieldWithCounts}
      value={value}
      error={error}
      isRequired={isRequired}
      onChange={onChange}
      onUpload={onUpload}
      schemaKey={schemaKey}
    />
  )
}
