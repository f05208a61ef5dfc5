import { Switch } from '@/ui/Switch'
import type { Widget, WidgetProps } from '../types'

function SwitchWidget({ field, value, onChange }: WidgetProps<boolean>) {
  return <Switch label={field.title} checked={value} onChange={onChange} />
}

export const switchWidget: Widget<boolean> = { empty: false, parse: (raw) => raw === true, Component: SwitchWidget }
