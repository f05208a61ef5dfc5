import type { FieldSchema } from '@storefront/contract/domain/form'
import type { Widget } from './types'
import { mobile } from './widgets/mobile'
import { region } from './widgets/region'
import { switchWidget } from './widgets/switch'
import { text } from './widgets/text'
import { textarea } from './widgets/textarea'

/** A widget whose value type only it knows: its own `parse` stands between it and the form's values. */
type AnyWidget = Widget<unknown>

/** Keeps each row checked against its own value type while the table holds them all. */
const row = <V>(widget: Widget<V>): AnyWidget => widget as AnyWidget

/** THE widget table: alias -> widget. A new widget is a new row. */
const widgets: Readonly<Record<string, AnyWidget>> = {
  text: row(text),
  textarea: row(textarea),
  mobile: row(mobile),
  switch: row(switchWidget),
  address: row(region),
}

/** The widget that a schema type gets when the field names none. */
const defaults: Readonly<Record<string, string>> = { string: 'text', boolean: 'switch', address: 'address' }

/** The widget of a field: the one it names, else its type's, else a line of text. */
export function widgetOf({ widget, type }: FieldSchema): AnyWidget {
  return widgets[widget ?? ''] ?? widgets[defaults[type] ?? ''] ?? row(text)
}
