import { Switch } from '@/ui/controls/Switch'
import type { Widget, WidgetProps } from '../types'
import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { OptionRows } from '@/ui/controls/OptionRows'
import { SelectField } from '@/ui/controls/SelectField'

const none: NonNullable<FieldSchema['choices']> = []

/** A stored choice that is no longer offered is none. */
const parseChoice = (raw: unknown, { choices = none }: FieldSchema): string => choices.find(({ value }) => value === raw)?.value ?? ''

function SelectWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return <SelectField label={field.title} options={field.choices ?? none} value={value} placeholder={field.placeholder} onChange={onChange} error={error} />
}

function RadioWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return (
    <OptionRows
      one
      label={field.title}
      options={field.choices ?? none}
      chosenValues={value ? [value] : []}
      onChange={([first = '']) => onChange(first)}
      error={error}
    />
  )
}

/** At most one of several acts as a radio (spec 5), but its value is still a list. */
function CheckboxesWidget({ field, value, onChange, error }: WidgetProps<readonly string[]>) {
  return <OptionRows one={field.maxItems === 1} label={field.title} options={field.choices ?? none} chosenValues={value} onChange={onChange} error={error} />
}

export const select: Widget<string> = { empty: '', parse: parseChoice, Component: SelectWidget }
export const radio: Widget<string> = { empty: '', parse: parseChoice, Component: RadioWidget }
export const checkboxes: Widget<readonly string[]> = {
  empty: [],
  parse: (raw, { choices = none }) => (Array.isArray(raw) ? choices.map(({ value }) => value).filter((value) => raw.includes(value)) : []),
  Component: CheckboxesWidget,
}

function SwitchWidget({ field, value, onChange }: WidgetProps<boolean>) {
  return <Switch label={field.title} checked={value} onChange={onChange} />
}

export const switchWidget: Widget<boolean> = { empty: false, parse: (raw) => raw === true, Component: SwitchWidget }
