import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type Translate, useT } from '@/i18n'
import { useCurrency, useSite } from '@/state/site'
import { DateField } from '@/ui/controls/DateField'
import { NumberField } from '@/ui/controls/NumberField'
import { OptionRows } from '@/ui/controls/OptionRows'
import { SelectField } from '@/ui/controls/SelectField'
import { Switch } from '@/ui/controls/Switch'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { Uploader } from '@/ui/controls/Uploader'
import { pictures } from '@/shared/picture/pictures'
import { type Draft, type FieldRow, fieldError, pictureText, pictureUrl } from './fields'
import s from './Form.module.scss'
import { TargetField } from './TargetField'

/** The props of every control of a form. */
interface ControlProps {
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly description?: string
  readonly placeholder?: string
  readonly isStacked: true
  readonly onChange: (text: string) => void
}

type Control = (props: ControlProps, row: FieldRow, t: Translate) => ReactNode

const optionsOf = ({ options = [] }: FieldRow, t: Translate) =>
  options.map(({ value, label }) => ({ value, label: t(label) }))

const controls: Readonly<Record<FieldRow['kind'], Control>> = {
  text: (props, { max }) => <TextField {...props} maxLength={max} />,
  area: (props, { max }) => <TextArea {...props} max={max} />,
  number: (props) => <NumberField {...props} kind="number" />,
  amount: (props) => <NumberField {...props} />,
  percent: (props) => <NumberField {...props} />,
  moment: (props) => <DateField {...props} kind="datetime" />,
  switch: ({ label, value, onChange }) => (
    <Switch label={label} checked={value === 'true'} onChange={(isOn) => onChange(isOn ? 'true' : '')} />
  ),
  choice: (props, row, t) => <SelectField {...props} options={optionsOf(row, t)} />,
  options: ({ value, onChange, ...props }, row, t) => (
    <OptionRows
      {...props}
      one
      options={optionsOf(row, t)}
      chosenValues={[value]}
      onChange={([chosenValue = value]) => onChange(chosenValue)}
    />
  ),
  picture: ({ label, value, onChange }) => (
    <View className={s.picture}>
      <View className={s.label}>{label}</View>
      <Uploader
        label={label}
        currentUrl={pictureUrl(value)}
        source={pictures}
        onDone={({ id, thumb }) => onChange(pictureText(id, { thumb }))}
        onRemove={() => onChange('')}
      />
    </View>
  ),
  target: (props, { source = 'product' }) => <TargetField {...props} source={source} />,
}

/** The kinds of field that are typed; the other kinds are chosen from and have a placeholder of their own. */
const typedKinds: ReadonlySet<FieldRow['kind']> = new Set(['text', 'area', 'number', 'amount', 'percent'])

interface FieldRowsProps<N extends string> {
  readonly rows: readonly FieldRow<N>[]
  readonly draft: Draft<N>
  /** Tells also what is missing; before that only what is there and wrong. */
  readonly showsErrors: boolean
  /** Begins every label, where a form has the same fields several times. */
  readonly prefix?: string
  readonly onChange: (name: N, text: string) => void
}

/** The controls of a table of fields, each with what is wrong with it. */
export function FieldRows<N extends string>({ rows, draft, showsErrors, prefix = '', onChange }: FieldRowsProps<N>) {
  const t = useT()
  const { exponent } = useCurrency()
  const zone = useSite(({ site }) => site?.time_zone.name ?? '')
  const hintOf = ({ hint, kind }: FieldRow): string | undefined =>
    kind === 'moment' && zone ? t('promoForm.zone', { zone }) : hint && t(hint)
  return (
    <View className={s.rows}>
      {rows.map((row) => {
        const value = draft[row.name] ?? ''
        const label = [prefix, row.isOptional ? t('promoForm.optional', { label: t(row.label) }) : t(row.label)]
          .filter(Boolean)
          .join(' ')
        const error = showsErrors || value.trim() !== '' ? fieldError(t, row, value, exponent) : null
        const placeholder = typedKinds.has(row.kind) ? t('promoForm.fillIn') : undefined
        const props = {
          label,
          placeholder,
          value,
          error,
          description: hintOf(row),
          isStacked: true as const,
          onChange: (text: string) => onChange(row.name, text),
        }
        return <View key={row.name}>{controls[row.kind](props, row, t)}</View>
      })}
    </View>
  )
}
