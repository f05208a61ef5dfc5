import { type FieldSchema, dateTimeKindOf } from '@storefront/contract/domain/forms/form'
import type { ParseField } from './store/tree'
import type { Widget, WidgetPart } from './types'
import { checkboxes, radio, select, switchWidget } from './widgets/choice'
import { image, images } from './widgets/image'
import { mobile } from './widgets/mobile'
import { date, datetime, time } from './widgets/moment'
import { number } from './widgets/number'
import { rate } from './widgets/rate'
import { region } from './widgets/region'
import { remote } from './widgets/remote'
import { hidden, slot, text } from './widgets/text'
import { signature } from './widgets/typed-name'
import { textarea } from './widgets/textarea'

/** A widget whose value type only it knows: its own `parse` stands between it and the form's values. */
type AnyWidget = Widget<unknown>

/** Keeps each row checked against its own value type while the table holds them all. */
const row = <V>(widget: Widget<V>): AnyWidget => widget as AnyWidget

/** Returns a component with a value type of its own as a part of a form (FormEnvironment.parts). */
export const partOf = <V>(Component: Widget<V>['Component']): WidgetPart => Component as WidgetPart

/** THE widget table: alias -> widget. A new widget is a new row. */
const widgets: Readonly<Record<string, AnyWidget>> = {
  hidden: row(hidden),
  text: row(text),
  password: row(text),
  textarea: row(textarea),
  mobile: row(mobile),
  number: row(number),
  rate: row(rate),
  switch: row(switchWidget),
  select: row(select),
  radio: row(radio),
  checkboxes: row(checkboxes),
  date: row(date),
  time: row(time),
  datetime: row(datetime),
  // Columns of numbers; a screen that carries a calendar gives it as a part.
  calendar: row(date),
  image: row(image),
  images: row(images),
  // A name that is typed; a screen that carries a canvas gives it as a part.
  signature: row(signature),
  address: row(region),
  remote: row(remote),
  // The screens of reservations fill these.
  variant: row(slot),
  reservation: row(slot),
  'reservation-result': row(slot),
}

/** The widget that a schema type gets when the field names none. */
const defaults: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'switch',
  number: 'number',
  integer: 'number',
  array: 'checkboxes',
  image: 'image',
  signature: 'signature',
  address: 'address',
}

/** Returns the widget of a field: the one it names, else what it holds asks for, else a line of text. */
export function widgetOf(field: FieldSchema): AnyWidget {
  const { widget, type, choices, items } = field
  if (field.remote) return row(remote)
  if (items?.type === 'image') return row(images)
  const byType = dateTimeKindOf(field) ?? (choices && type !== 'array' ? 'select' : defaults[type])
  return widgets[widget ?? ''] ?? widgets[byType ?? ''] ?? row(text)
}

/** Reads a stored value of a field as its widget holds it. */
export const parseField: ParseField = (field, raw) => widgetOf(field).parse(raw, field)
