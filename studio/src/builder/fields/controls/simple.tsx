/** Controls of single values. */
import { Flex, Input, Segmented, Select, Switch, Typography } from 'antd'
import { useId } from 'react'
import { DateTimeField } from '../../../editing/dates/DateFields'
import { NumberInput } from '../../../editing/NumberInput'
import { LazyRichText } from '../../../rich-text/LazyRichText'
import { useT } from '../../../i18n'
import { siteLocal, siteMoment } from '../../../i18n/site-moment'
import { useMe } from '../../../session/useMe'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { valueKey } from '../labels'
import { choicesOf } from '../schema'
import { useField } from '../scope'

/** A text that is empty counts as none where none is allowed. */
const useText = ({ path, isRequired }: FieldProps) => {
  const [value = '', set] = useField<string | number>(path)
  return [String(value), (text: string) => set(text === '' && !isRequired ? undefined : text)] as const
}

export function TextField(props: FieldProps) {
  const id = useId()
  const [value, set] = useText(props)
  return (
    <FieldFrame id={id} label={props.label}>
      <Input id={id} value={value} maxLength={props.schema.maxLength} onChange={({ target }) => set(target.value)} />
    </FieldFrame>
  )
}

export function MultilineField(props: FieldProps) {
  const id = useId()
  const [value, set] = useText(props)
  return (
    <FieldFrame id={id} label={props.label}>
      <Input.TextArea
        id={id}
        value={value}
        rows={3}
        maxLength={props.schema.maxLength}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  )
}

export function HtmlField(props: FieldProps) {
  const id = useId()
  const [value, set] = useText(props)
  return (
    <FieldFrame id={id} label={props.label}>
      <LazyRichText id={id} label={props.label} value={value} onChange={set} isUndoneOutside />
    </FieldFrame>
  )
}

/** A number of the database, or a name in its place. */
export function KeyField({ label, path, isRequired }: FieldProps) {
  const id = useId()
  const [value = '', set] = useField<string | number>(path)
  const change = (text: string) => {
    if (text === '') return set(isRequired ? '' : undefined)
    set(/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)
  }
  return (
    <FieldFrame id={id} label={label}>
      <Input id={id} value={String(value)} maxLength={60} onChange={({ target }) => change(target.value.trim())} />
    </FieldFrame>
  )
}

export function NumberField({ label, schema, path, isRequired }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value, set] = useField<number>(path)
  const isWhole = schema.type === 'integer'
  return (
    <FieldFrame id={id} label={label}>
      <NumberInput
        id={id}
        value={value ?? null}
        min={schema.minimum}
        max={schema.maximum}
        precision={isWhole ? 0 : undefined}
        placeholder={t('builder.field.byDefault')}
        onChange={(next) => set(next ?? (isRequired ? (schema.minimum ?? 0) : undefined))}
        style={{ width: '100%' }}
      />
    </FieldFrame>
  )
}

export function SwitchField({ label, path }: FieldProps) {
  const id = useId()
  const [value = false, set] = useField<boolean>(path)
  return (
    <Flex justify="space-between" align="center" gap={8} className="builder-field">
      <label htmlFor={id}>
        <Typography.Text type="secondary">{label}</Typography.Text>
      </label>
      <Switch id={id} checked={value} onChange={set} />
    </Flex>
  )
}

const SEGMENTS_MAX = 3

/** A few choices stand side by side, more in a list. */
export function ChoiceField({ label, schema, path, isRequired }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value, set] = useField<string | number | boolean>(path)
  const choices = choicesOf(schema).map((choice) => ({ value: String(choice), label: t(valueKey(String(choice))) }))
  const options = isRequired ? choices : [{ value: '', label: t('builder.field.byDefault') }, ...choices]
  const change = (next: string) => set(choicesOf(schema).find((choice) => String(choice) === next))
  const shared = { value: String(value ?? ''), options, onChange: change }
  return (
    <FieldFrame id={id} label={label}>
      {options.length <= SEGMENTS_MAX ? (
        <Segmented<string> {...shared} block aria-label={label} />
      ) : (
        <Select<string> id={id} {...shared} style={{ width: '100%' }} />
      )}
    </FieldFrame>
  )
}

/** A moment, shown and typed by the site's clock; '' for none. */
export function MomentField({ label, path }: FieldProps) {
  const id = useId()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [value, set] = useField<string>(path)
  return (
    <FieldFrame id={id} label={label}>
      <DateTimeField
        id={id}
        value={siteLocal(value || null, zone)}
        onChange={(local) => set(siteMoment(local, zone)?.toISOString() ?? '')}
      />
    </FieldFrame>
  )
}
