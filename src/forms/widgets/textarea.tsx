import { TextArea } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { isLong, parseText } from './text'

function TextareaWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return (
    <TextArea
      isStacked={isLong(field)}
      label={field.title}
      value={value}
      placeholder={field.placeholder}
      max={field.maxLength}
      onChange={onChange}
      error={error}
      description={field.description}
    />
  )
}

export const textarea: Widget<string> = { empty: '', parse: parseText, Component: TextareaWidget }
