import type { FieldSchema, VerifyKind } from '@storefront/contract/domain/forms/form'
import type { ComponentType } from 'react'

export interface WidgetProps<V> {
  readonly field: FieldSchema
  readonly value: V
  readonly onChange: (value: V) => void
  /** The error of the field, in the reader's language. */
  readonly error: string | null
  /** Whether the form asks for an answer. */
  readonly isRequired?: boolean
  /** Called when an upload of the field starts and ends: the form waits for it. */
  readonly onUpload: (change: 1 | -1) => void
  /** The names that lead to the field, with dots, by which its options are stored. */
  readonly schemaKey: string
}

/** One way to fill in a value: what it holds before anything is filled in, how stored data becomes it, how it looks. */
export interface Widget<V> {
  readonly empty: V
  /** Any stored or sent value as one of the widget's own; what cannot be read becomes `empty`. */
  readonly parse: (raw: unknown, field: FieldSchema) => V
  readonly Component: ComponentType<WidgetProps<V>>
}

/** The component of a widget; what it is given has passed the registry's `parse`. */
export type WidgetPart = ComponentType<WidgetProps<unknown>>

/** The values that a form's fields need of the screen around them; a screen without such fields gives none. */
export interface FormEnvironment {
  /** Left of options with a quota, by schema key and value. */
  readonly remaining?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Origins, beside our own API, that fields may ask for options and send pictures to. */
  readonly origins?: readonly string[]
  /** Path of the API at which the list of a field is searched that is stored with the form. */
  readonly optionsPath?: (schemaKey: string) => string
  /**
   * Parts of the screen's own by the name of their widget, in the place of the registry's: those that are too heavy for
   * every subpackage that may show a form within a text, and those of another domain.
   */
  readonly parts?: Readonly<Record<string, WidgetPart>>
  /** Requests the code that proves a number. */
  readonly SendCode?: ComponentType<{ readonly mobile: string; readonly kind: VerifyKind }>
}

/** One field where it stands in a form. */
export interface FieldPlace {
  readonly field: FieldSchema
  readonly isRequired?: boolean
  /** Names and ids of items that lead to its value. */
  readonly path: readonly string[]
  /** The names alone, with dots. */
  readonly schemaKey: string
}
