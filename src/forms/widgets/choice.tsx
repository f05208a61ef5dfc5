import { View } from '@tarojs/components'
import { useId } from 'react'
import { type Translate, useT } from '@/i18n'
import { OptionRows } from '@/ui/controls/OptionRows'
import { SelectField } from '@/ui/controls/SelectField'
import { Switch } from '@/ui/controls/Switch'
import type { Option } from '@/ui/overlay/OptionSheet'
import type { Widget, WidgetProps } from '../types'
import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import s from './widgets.module.scss'
import { isLong } from './text'

const none: NonNullable<FieldSchema['choices']> = []

/** A stored choice that is no longer offered is none. */
const parseChoice = (raw: unknown, { choices = none }: FieldSchema): string =>
  choices.find(({ value }) => value === raw)?.value ?? ''

/**
 * Returns the offered options; what is left of one with a quota stands beside it, and one of which nothing is left
 * cannot be chosen.
 */
function optionsOf(t: Translate, { choices = none }: FieldSchema): readonly Option[] {
  return choices.map(({ value, label, remaining }) =>
    remaining === undefined
      ? { value, label }
      : {
          value,
          label,
          note: remaining > 0 ? t('form.remaining', { n: remaining }) : t('form.full'),
          disabled: remaining <= 0,
        },
  )
}

function SelectWidget({ field, value, onChange, error }: WidgetProps<string>) {
  const t = useT()
  return (
    <SelectField
      label={field.title}
      options={optionsOf(t, field)}
      value={value}
      placeholder={field.placeholder}
      onChange={onChange}
      error={error}
      description={field.description}
      isStacked={isLong(field)}
    />
  )
}

interface RowsProps {
  readonly field: FieldSchema
  readonly one: boolean
  readonly chosenValues: readonly string[]
  readonly onChange: (chosenValues: readonly string[]) => void
  readonly error: string | null
}

function ChoiceRows({ field, ...rows }: RowsProps) {
  const t = useT()
  return <OptionRows {...rows} label={field.title} options={optionsOf(t, field)} description={field.description} />
}

function RadioWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return (
    <ChoiceRows
      one
      field={field}
      chosenValues={value ? [value] : []}
      onChange={([first = '']) => onChange(first)}
      error={error}
    />
  )
}

/** At most one of several acts as a radio (spec 5), but its value is still a list. */
function CheckboxesWidget({ field, value, onChange, error }: WidgetProps<readonly string[]>) {
  return <ChoiceRows one={field.maxItems === 1} field={field} chosenValues={value} onChange={onChange} error={error} />
}

export const select: Widget<string> = { empty: '', parse: parseChoice, Component: SelectWidget }
export const radio: Widget<string> = { empty: '', parse: parseChoice, Component: RadioWidget }
export const checkboxes: Widget<readonly string[]> = {
  empty: [],
  parse: (raw, { choices = none }) =>
    Array.isArray(raw) ? choices.map(({ value }) => value).filter((value) => raw.includes(value)) : [],
  Component: CheckboxesWidget,
}

function SwitchWidget({ field, value, onChange }: WidgetProps<boolean>) {
  const descriptionId = `${useId()}d`
  return (
    <>
      <Switch
        label={field.title}
        checked={value}
        onChange={onChange}
        describedBy={field.description ? descriptionId : undefined}
      />
      {field.description ? (
        <View id={descriptionId} className={s.below}>
          {field.description}
        </View>
      ) : null}
    </>
  )
}

export const switchWidget: Widget<boolean> = { empty: false, parse: (raw) => raw === true, Component: SwitchWidget }
