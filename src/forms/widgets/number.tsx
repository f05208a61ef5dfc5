import { numberAnswer } from '@storefront/contract/domain/forms/form'
import { NumberField } from '@/ui/controls/NumberField'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'

type Kind = 'number' | 'integer'
/** A text is what a rule tells of (spec 5): an integer with a decimal point, or what is no exact number. */
type NumberValue = number | string | null

const textOf = (value: NumberValue): string => (value === null ? '' : String(value))

const kindOf = (type: string): Kind => (type === 'integer' ? 'integer' : 'number')

function NumberWidget(props: WidgetProps<NumberValue>) {
  const { field, value, onChange } = props
  const kind = kindOf(field.type)
  return (
    <NumberField
      {...useControl(props)}
      // Negative numbers: the keypads of digits have no minus.
      kind={field.minimum !== undefined && field.minimum >= 0 ? (kind === 'integer' ? 'number' : 'decimal') : 'text'}
      value={textOf(value)}
      onChange={(text) => onChange(numberAnswer(text, kind))}
    />
  )
}

export const number: Widget<NumberValue> = {
  empty: null,
  parse: (raw, { type }) =>
    typeof raw === 'number' || typeof raw === 'string' ? numberAnswer(String(raw), kindOf(type)) : null,
  Component: NumberWidget,
}
