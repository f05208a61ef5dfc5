import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { View } from '@tarojs/components'
import { useEffect, useId, useMemo } from 'react'
import { useStore } from 'zustand'
import { useT } from '@/i18n'
import { reveal } from '@/platform/reveal'
import { Fields } from './fields/Fields'
import { elementIdOf, FormContext } from './form-context'
import s from './SchemaForm.module.scss'
import type { FormEnvironment } from './types'
import type { FormControl } from './useSchemaForm'

interface SchemaFormProps {
  readonly schema: FormSchema
  readonly form: Pick<FormControl, 'store'>
  /** A constant of the caller. */
  readonly environment?: FormEnvironment
}

const NONE: FormEnvironment = {}
const TOP: readonly string[] = []

/**
 * The fields of a schema in their order; a screen adds its own button and calls the control's `submit`. A schema that
 * cannot be drawn shows a message.
 */
export function SchemaForm({ schema, form: { store }, environment = NONE }: SchemaFormProps) {
  const t = useT()
  const id = `f${useId().replace(/\W/g, '')}`
  const context = useMemo(() => ({ ...environment, store, id }), [environment, store, id])
  const focus = useStore(store, (state) => state.focus)
  // The one that the values belong to: a new one comes with the next drawing.
  const currentSchema = useStore(store, (state) => state.schema)
  useEffect(() => {
    if (focus) reveal(elementIdOf(id, focus.key))
  }, [focus, id])
  if (schema.fault) {
    return (
      <View className={s.fault} role="alert">
        {t(`form.fault.${schema.fault}`)}
      </View>
    )
  }
  return (
    <FormContext.Provider value={context}>
      <View className={s.form}>
        <Fields form={currentSchema} path={TOP} schemaKey="" />
      </View>
    </FormContext.Provider>
  )
}
