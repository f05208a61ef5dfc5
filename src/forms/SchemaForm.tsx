import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { View } from '@tarojs/components'
import { widgetOf } from './registry'
import s from './SchemaForm.module.scss'
import type { FormControl } from './useSchemaForm'

/** The fields of a schema in their order; a screen adds its own button and calls the control's `submit`. */
export function SchemaForm({ schema, form }: { readonly schema: FormSchema; readonly form: FormControl }) {
  return (
    <View className={s.form}>
      {Object.entries(schema.properties).map(([name, field]) => {
        const { Component } = widgetOf(field)
        return <Component key={name} field={field} value={form.values[name]} error={form.errors[name] ?? null} onChange={(value) => form.set(name, value)} />
      })}
    </View>
  )
}
