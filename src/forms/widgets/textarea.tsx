import { TextArea } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'
import { parseText } from './text'

function TextareaWidget(props: WidgetProps<string>) {
  const { field, value, onChange } = props
  return <TextArea {...useControl(props)} value={value} max={field.maxLength} onChange={onChange} />
}

export const textarea: Widget<string> = { empty: '', parse: parseText, Component: TextareaWidget }
