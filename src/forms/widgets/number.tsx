import { parseNumber } from '@storefront/contract/domain/forms/form'
import { useState } from 'react'
import { TextField } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { isLong } from './text'

type Kind = 'number' | 'integer'
/** A text is an integer field's answer with a decimal point, which a rule tells of (spec 5). */
type NumberValue = number | string | null

/** What was typed as the field's value: a number where it is one, else empty (spec 5). */
function numberOf(text: string, kind: Kind): NumberValue {
  return kind === 'integer' && /^-?\d*\.\d*$/.test(text) ? text : parseNumber(text, kind)
}

const textOf = (value: NumberValue): string => (value === null ? '' : String(value))

const kindOf = (type: string): Kind => (type === 'integer' ? 'integer' : 'number')

function NumberWidget({ field, value, onChange, error }: WidgetProps<NumberValue>) {
  const kind = kindOf(field.type)
  const [typedText, setTypedText] = useState(() => textOf(value))
  // "1." and "1.0" are on the way to "1.05": what is shown is what was typed, as long as it means the value.
  const display = numberOf(typedText, kind) === value ? typedText : textOf(value)
  return (
    <TextField
      // Negative numbers: the keypads of digits have no minus.
      kind={field.minimum !== undefined && field.minimum >= 0 ? (kind === 'integer' ? 'number' : 'decimal') : 'text'}
      label={field.title}
      isStacked={isLong(field)}
      value={display}
      placeholder={field.placeholder}
      error={error}
      description={field.description}
      onChange={(text) => {
        setTypedText(text)
        onChange(numberOf(text, kind))
      }}
      // Letters that mean nothing go when the field is left.
      onBlur={() => setTypedText(textOf(value))}
    />
  )
}

export const number: Widget<NumberValue> = {
  empty: null,
  parse: (raw, { type }) => (typeof raw === 'number' || typeof raw === 'string' ? parseNumber(String(raw), kindOf(type)) : null),
  Component: NumberWidget,
}
