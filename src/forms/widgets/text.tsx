import { TextField } from '@/ui/TextField'
import type { Widget, WidgetProps } from '../types'

export const parseText = (raw: unknown): string => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '')

function TextWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return <TextField label={field.title} value={value} placeholder={field.placeholder} onChange={onChange} error={error} />
}

export const text: Widget<string> = { empty: '', parse: parseText, Component: TextWidget }
