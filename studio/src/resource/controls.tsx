import type { ControlProps } from './control-props'
import type { FieldValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { Form, Input, Select, Switch } from 'antd'
import { lazy, type ReactNode, Suspense } from 'react'
import { AmountInput } from '../editing/AmountInput'
import { DateField } from '../editing/dates/DateFields'
import { MomentField } from '../editing/dates/MomentField'
import { NumberText, type TypedValue } from '../editing/NumberInput'
import { Loading } from '../app/StateView'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { timeZoneOptions } from '../site/time-zones'
import { LazyRichText } from '../rich-text/LazyRichText'
import { LinkControl } from './LinkControl'
import { PictureField } from './PictureField'
import { TranslationsField } from '../translation/TranslationsField'
import { wordsOfItem } from '../translation/sources'
import { ReferenceSelect } from './ReferenceSelect'
import { RowCards } from './RowCards'
import { RowsTable } from './RowsTable'
import { ShapeControl } from './shapes/ShapeControl'
import { choiceText, fieldText } from './texts'

const FormDesigner = lazy(async () => ({ default: (await import('../form-designer/FormDesigner')).FormDesigner }))

type OfKind<K extends Field['kind']> = ControlProps<Extract<Field, { kind: K }>>

const short = { maxWidth: 240, minWidth: 120 }

function MomentControl({ id, label, value, onChange }: ControlProps) {
  return <MomentField id={id} aria-label={label} value={(value as string | null) ?? null} onChange={onChange} />
}

function AmountControl({ id, label, field, value, onChange }: OfKind<'amount'>) {
  const symbol = useMe().data?.site.currency.symbol ?? ''
  return (
    <AmountInput
      id={id}
      aria-label={label}
      prefix={field.percentWhen ? undefined : symbol}
      value={value as string | null}
      onChange={(amount) => onChange?.(amount === '' && field.nullable ? null : amount)}
      style={short}
    />
  )
}

function NumberControl({
  id,
  label,
  field,
  value,
  onChange,
}: OfKind<'integer'> | OfKind<'remaining'> | OfKind<'capacity'>) {
  const t = useT()
  const isUnlimited = field.kind !== 'integer'
  return (
    <NumberText
      id={id}
      aria-label={label}
      showsProblem
      min={field.kind === 'integer' ? field.min : 0}
      max={field.max}
      precision={0}
      placeholder={isUnlimited || field.nullable ? t('resource.unlimited') : undefined}
      value={value as TypedValue}
      onChange={(next) => onChange?.(next)}
    />
  )
}

function ChoiceControl({ id, label, resource, name, field, value, onChange }: OfKind<'choice'> | OfKind<'integer'>) {
  const t = useT()
  return (
    <Select<string | number>
      id={id}
      aria-label={label}
      value={value as string | number}
      options={(field.options ?? []).map((option) => ({
        value: option,
        label: choiceText(t, resource, name, String(option)),
      }))}
      onChange={onChange}
      style={short}
    />
  )
}

function ZoneControl({ id, label, value, onChange }: ControlProps) {
  const t = useT()
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear={{ label: t('studio.clear') }}
      showSearch
      placeholder={t('resource.siteZone')}
      value={value as string | null}
      options={timeZoneOptions()}
      onChange={(zone: string | undefined) => onChange?.(zone ?? null)}
      style={{ maxWidth: 320 }}
    />
  )
}

function TextControl({ id, label, field, value, onChange }: OfKind<'text'> | OfKind<'slug'>) {
  const text = (value as string | undefined) ?? ''
  const change = (next: string) => onChange?.(next)
  if (field.kind === 'text' && field.multiline)
    return (
      <Input.TextArea
        id={id}
        aria-label={label}
        value={text}
        maxLength={field.max}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={({ target }) => change(target.value)}
      />
    )
  const max = field.kind === 'slug' ? 60 : field.max
  return (
    <Input
      id={id}
      aria-label={label}
      value={text}
      maxLength={max}
      onChange={({ target }) => change(target.value)}
      style={{ maxWidth: 560, minWidth: 120 }}
    />
  )
}

function HtmlControl({ id, resource, name, label, value, onChange }: OfKind<'html'>) {
  const t = useT()
  return (
    <LazyRichText
      id={id}
      label={label ?? fieldText(t, resource, name)}
      value={(value as string | undefined) ?? ''}
      onChange={onChange}
    />
  )
}

/** A form's schema; its hints stand in another field of the same item. */
function SchemaControl({ id, field, value, onChange }: OfKind<'schema'>) {
  const form = Form.useFormInstance()
  const hints = field.hints ?? ''
  return (
    <Suspense fallback={<Loading />}>
      <FormDesigner
        id={id}
        schema={String(value ?? '{}')}
        hints={String(form.getFieldValue(hints) ?? '{}')}
        onChange={(schema, next) => {
          form.setFieldValue(hints, next)
          onChange?.(schema)
        }}
      />
    </Suspense>
  )
}

/** Texts in other languages; those of the main one stand in the other fields of the form. */
function TranslationsControl({ id, resource, field, value, onChange }: OfKind<'translations'>) {
  const t = useT()
  const values = (Form.useWatch([], Form.useFormInstance()) ?? {}) as FieldValues
  return (
    <TranslationsField
      id={id}
      kind={field.of}
      source={{ values, words: wordsOfItem(field.of, values) }}
      labelOf={(name) => fieldText(t, resource, name)}
      value={value as string | undefined}
      onChange={onChange}
    />
  )
}

/** THE table of controls: every kind of field has one. */
const controls: { readonly [K in Field['kind']]: (props: OfKind<K>) => ReactNode } = {
  text: (props) => <TextControl {...props} />,
  html: (props) => <HtmlControl {...props} />,
  slug: (props) => <TextControl {...props} />,
  amount: (props) => <AmountControl {...props} />,
  integer: (props) => (props.field.options ? <ChoiceControl {...props} /> : <NumberControl {...props} />),
  remaining: (props) => <NumberControl {...props} />,
  capacity: (props) => <NumberControl {...props} />,
  boolean: ({ id, label, value, onChange }) => (
    <Switch id={id} aria-label={label} checked={value === true} onChange={onChange} />
  ),
  moment: (props) => <MomentControl {...props} />,
  date: ({ id, label, value, onChange }) => (
    <DateField id={id} aria-label={label} value={value as string | null} onChange={(day) => onChange?.(day || null)} />
  ),
  zone: (props) => <ZoneControl {...props} />,
  shape: ({ field, value, ...rest }) => <ShapeControl {...rest} shape={field.shape} value={String(value ?? '')} />,
  choice: (props) => <ChoiceControl {...props} />,
  reference: ({ field, value, onChange, ...rest }) => (
    <ReferenceSelect
      {...rest}
      to={field.to}
      isClearable={field.nullable === true}
      value={value as number | null}
      onChange={(next) => onChange?.(next as number | null)}
    />
  ),
  references: ({ field, value, onChange, ...rest }) => (
    <ReferenceSelect
      {...rest}
      to={field.to}
      multiple
      value={value as number[]}
      onChange={(next) => onChange?.((next as number[] | null) ?? [])}
    />
  ),
  image: ({ id, thumbs, value, onChange }) => (
    <PictureField id={id} thumbs={thumbs} value={value as number | null} onChange={onChange} />
  ),
  tags: ({ id, value, onChange }) => (
    <Select
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      maxCount={20}
      tokenSeparators={[',', '，']}
      value={value as string[]}
      onChange={onChange}
      style={{ maxWidth: 560 }}
    />
  ),
  schema: (props) => <SchemaControl {...props} />,
  translations: (props) => <TranslationsControl {...props} />,
  link: ({ id, label, value, onChange }) => (
    <LinkControl id={id} label={label} value={(value as string | null) ?? null} onChange={onChange} />
  ),
  rows: (props) =>
    props.field.hasCards ? (
      <RowCards {...props} control={FieldControl} />
    ) : (
      <RowsTable {...props} control={FieldControl} />
    ),
}

/** The control of a field. */
export function FieldControl(props: ControlProps): ReactNode {
  return (controls[props.field.kind] as (one: ControlProps) => ReactNode)(props)
}
