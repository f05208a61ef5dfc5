import { Button, Card, Empty, Flex, Select, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { type DesignerField, type FieldKind, fieldKinds, newField, readFields, writeFields } from './designer-schema'
import { FieldEditor } from './FieldEditor'
import { FormPreview } from './FormPreview'
import './form-designer.css'

type Json = Readonly<Record<string, unknown>>

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}

interface FormDesignerProps {
  readonly id?: string
  /** The schema and its hints, each as the text of a JSON object. */
  readonly schema: string
  readonly hints: string
  readonly onChange: (schema: string, hints: string) => void
}

function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const next = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...next.slice(0, to), item, ...next.slice(to)]
}

/** Fields of a form in their order, what each asks for, and the form as visitors will fill it in. */
export function FormDesigner({ id, schema, hints, onChange }: FormDesignerProps) {
  const t = useT()
  const [schemaObject, hintsObject] = [parse(schema), parse(hints)]
  const fields = readFields(schemaObject, hintsObject)
  const [selectedName, select] = useState<string | null>(fields[0]?.name ?? null)
  const selectedField = fields.find(({ name }) => name === selectedName)
  const change = (next: readonly DesignerField[]) => {
    const result = writeFields(next, schemaObject, hintsObject)
    onChange(JSON.stringify(result.schema), JSON.stringify(result.hints))
  }
  const add = (kind: FieldKind) => {
    const field = newField(kind, t(`designer.kinds.${kind}`), fields)
    change([...fields, field])
    select(field.name)
  }
  return (
    <div className="form-designer">
      <section aria-label={t('designer.fields')}>
        <Select<FieldKind>
          id={id}
          aria-label={t('designer.add')}
          placeholder={t('designer.add')}
          value={null}
          onChange={add}
          options={fieldKinds.map((value) => ({ value, label: t(`designer.kinds.${value}`) }))}
          style={{ width: '100%', marginBottom: 12 }}
        />
        {fields.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('designer.empty')} />}
        <ol className="form-designer-fields">
          {fields.map((field, index) => (
            <li key={field.name}>
              <Button
                type={field.name === selectedName ? 'primary' : 'default'}
                block
                aria-pressed={field.name === selectedName}
                onClick={() => select(field.name)}
              >
                {field.title}
                {field.isRequired && ' *'}
              </Button>
              <Flex gap={4}>
                <Button
                  size="small"
                  aria-label={t('designer.up', { name: field.title })}
                  disabled={index === 0}
                  onClick={() => change(moveItem(fields, index, index - 1))}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  aria-label={t('designer.down', { name: field.title })}
                  disabled={index === fields.length - 1}
                  onClick={() => change(moveItem(fields, index, index + 1))}
                >
                  ↓
                </Button>
              </Flex>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={t('designer.settings')}>
        {selectedField ? (
          <FieldEditor
            key={selectedField.name}
            field={selectedField}
            fields={fields}
            onChange={(next) => change(fields.map((field) => (field.name === next.name ? next : field)))}
            onRemove={() => {
              change(fields.filter(({ name }) => name !== selectedField.name))
              select(fields.find(({ name }) => name !== selectedField.name)?.name ?? null)
            }}
          />
        ) : (
          <Typography.Text type="secondary">{t('designer.choose')}</Typography.Text>
        )}
      </section>
      <Card size="small" title={t('designer.preview')}>
        <FormPreview schema={schemaObject} hints={hintsObject} />
      </Card>
    </div>
  )
}
