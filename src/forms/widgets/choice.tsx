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
import { useControl } from './control'

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

function SelectWidget(props: WidgetProps<string>) {
  const t = useT()
  const { field, value, onChange } = props
  return <SelectField {...useControl(props)} options={optionsOf(t, field)} value={value} onChange={onChange} />
}

interface RowsProps extends Pick<WidgetProps<unknown>, 'field' | 'error' | 'isRequired'> {
  readonly one: boolean
  readonly chosenValues: readonly string[]
  readonly onChange: (chosenValues: readonly string[]) => void
}

function ChoiceRows(props: RowsProps) {
  const t = useT()
  const { field, one, chosenValues, onChange } = props
  const { label, description, error, isRequired } = useControl(props)
  return (
    <OptionRows
      {...{ label, description, error, isRequired, one, chosenValues, onChange }}
      options={optionsOf(t, field)}
    />
  )
}

function RadioWidget({ value, onChange, ...props }: WidgetProps<string>) {
  return <ChoiceRows {...props} one chosenValues={value ? [value] : []} onChange={([first = '']) => onChange(first)} />
}

/** At most one of several acts as a radio (spec 5), but its value is still a list. */
function CheckboxesWidget({ value, onChange, ...props }: WidgetProps<readonly string[]>) {
  return <ChoiceRows {...props} one={props.field.maxItems === 1} chosenValues={value} onChange={onChange} />
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
