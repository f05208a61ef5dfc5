import type { Widget, WidgetProps } from '../types'
import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { TextField } from '@/ui/controls/TextField'

export const parseText = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''

/** Whether a label is too long for the column beside the field: it is shown above the field. */
export const isLong = ({ title }: FieldSchema): boolean => [...title].length > 6

/** The keyboard that a text's format asks for. */
const kindOf = ({ format, widget }: FieldSchema) =>
  widget === 'password' ? 'password' : format === 'email' ? 'email' : 'text'

function TextWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return (
    <TextField
      kind={kindOf(field)}
      label={field.title}
      isStacked={isLong(field)}
      value={value}
      placeholder={field.placeholder}
      onChange={onChange}
      error={error}
      description={field.description}
    />
  )
}

export const text: Widget<string> = { empty: '', parse: parseText, Component: TextWidget }

const isScalar = (raw: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof raw)

/** Returned to the server unchanged; not visible. The server takes single values alone. */
export const hidden: Widget<unknown> = {
  empty: null,
  parse: (raw) => (isScalar(raw) ? raw : null),
  Component: () => null,
}

/** A place in the form that another screen's part takes; nothing is drawn without one. */
export const slot: Widget<unknown> = { empty: null, parse: (raw) => raw ?? null, Component: () => null }
