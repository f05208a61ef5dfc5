import type { Widget, WidgetProps } from '../types'
import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { TextField } from '@/ui/controls/TextField'
import { useControl } from './control'

export const parseText = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''

/** The keyboard that a text's format asks for. */
const kindOf = ({ format, widget }: FieldSchema) =>
  widget === 'password' ? 'password' : format === 'email' ? 'email' : 'text'

function TextWidget(props: WidgetProps<string>) {
  const { field, value, onChange } = props
  return <TextField {...useControl(props)} kind={kindOf(field)} value={value} onChange={onChange} />
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
