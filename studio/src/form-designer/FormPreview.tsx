import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { hiddenKeys } from '@storefront/contract/domain/forms/form-instances'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { Button, Checkbox, Empty, Flex, Input, Radio, Select, Switch, Typography } from 'antd'
import { useId, useState } from 'react'
import { NumberInput } from '../editing/NumberInput'
import { DateField, DateTimeField, TimeField } from '../editing/dates/DateFields'
import { useT } from '../i18n'

type Json = Readonly<Record<string, unknown>>

interface ControlProps {
  readonly id: string
  readonly field: FieldSchema
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const MOMENTS: Readonly<Record<string, typeof DateField>> = {
  date: DateField,
  time: TimeField,
  datetime: DateTimeField,
}

/** A stand-in for the part that the app draws: it answers, so that conditions can be tried. */
function Control({ id, field: { type, widget, choices, title, placeholder }, value, onChange }: ControlProps) {
  const t = useT()
  const options = choices?.map((choice) => ({ value: choice.value, label: choice.label }))
  if (type === 'array' && options)
    return <Checkbox.Group options={options} value={(value as string[] | undefined) ?? []} onChange={onChange} />
  if (options && widget === 'radio')
    return (
      <Radio.Group
        aria-label={title}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (options)
    return (
      <Select
        id={id}
        options={options}
        value={value as string | undefined}
        onChange={onChange}
        allowClear={{ label: t('studio.clear') }}
      />
    )
  if (type === 'boolean') return <Switch id={id} checked={value === true} onChange={onChange} />
  if (type === 'number' || type === 'integer')
    return (
      <NumberInput
        id={id}
        value={(value as number | undefined) ?? null}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    )
  if (type === 'image' || type === 'signature')
    return (
      <Button id={id} disabled>
        {t(type === 'image' ? 'designer.upload' : 'designer.sign')}
      </Button>
    )
  const text = String(value ?? '')
  if (type === 'textarea' || widget === 'textarea')
    return (
      <Input.TextArea
        id={id}
        value={text}
        placeholder={placeholder}
        autoSize={{ minRows: 2 }}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const Moment = MOMENTS[type]
  if (Moment) return <Moment id={id} value={text} onChange={onChange} />
  return <Input id={id} value={text} placeholder={placeholder} onChange={({ target }) => onChange(target.value)} />
}

/** The form as visitors will fill it in, by the rules of the app: what is hidden by an answer is hidden here. */
export function FormPreview({ schema, hints }: { schema: Json; hints: Json }) {
  const t = useT()
  const id = useId()
  const [values, setValues] = useState<Json>({})
  const form = formSchemaOf(schema, hints)
  const hidden = hiddenKeys(form, values)
  const fields = Object.entries(form.properties).filter(([name]) => !hidden.has(name))
  if (fields.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('designer.empty')} />
  return (
    <Flex vertical gap={12}>
      {fields.map(([name, field]) => (
        <Flex key={name} vertical gap={4}>
          <label htmlFor={`${id}-${name}`}>
            {field.title}
            {form.required.includes(name) && <span aria-hidden> *</span>}
          </label>
          {field.fault ? (
            <Typography.Text type="danger">{t('designer.fault')}</Typography.Text>
          ) : (
            <Control
              id={`${id}-${name}`}
              field={field}
              value={values[name]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )}
          {field.description && <Typography.Text type="secondary">{field.description}</Typography.Text>}
        </Flex>
      ))}
    </Flex>
  )
}
