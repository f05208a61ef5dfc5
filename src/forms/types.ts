import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import type { ComponentType } from 'react'

export interface WidgetProps<V> {
  readonly field: FieldSchema
  readonly value: V
  readonly onChange: (value: V) => void
  /** What is wrong with it, in the reader's language. */
  readonly error: string | null
}

/** One way to fill in a value: what it holds before anything is filled in, how stored data becomes it, how it looks. */
export interface Widget<V> {
  readonly empty: V
  /** Any stored or sent value as one of the widget's own; what cannot be read becomes `empty`. */
  readonly parse: (raw: unknown, field: FieldSchema) => V
  readonly Component: ComponentType<WidgetProps<V>>
}
