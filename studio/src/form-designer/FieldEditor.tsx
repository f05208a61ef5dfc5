import type { Comparison } from '@storefront/contract/domain/forms/conditions'
import { Button, Flex, Input, Select, Switch, Typography } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../i18n'
import { type DesignerField, hasOptions, needsValue, operators, optionsFromLines } from './designer-schema'

function Line({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Flex vertical gap={4} style={{ marginBottom: 12 }}>
      <label htmlFor={id}>{label}</label>
      {children}
    </Flex>
  )
}

interface FieldEditorProps {
  readonly field: DesignerField
  readonly fields: readonly DesignerField[]
  readonly onChange: (field: DesignerField) => void
  readonly onRemove: () => void
}

/** Editor of a field's condition: always shown, or by the answer to another field. */
function ConditionEditor({ field, fields, onChange }: Omit<FieldEditorProps, 'onRemove'>) {
  const t = useT()
  const id = useId()
  const others = fields.filter(({ name }) => name !== field.name)
  const { visible } = field
  const set = (next: Comparison | null) => onChange({ ...field, visible: next })
  if (visible === 'complex')
    return (
      <Line id={id} label={t('designer.visible')}>
        <Typography.Text type="secondary">{t('designer.complex')}</Typography.Text>
        <Button id={id} onClick={() => set(null)}>
          {t('designer.always')}
        </Button>
      </Line>
    )
  const options = others.find(({ name }) => name === visible?.field)?.options ?? []
  return (
    <Line id={id} label={t('designer.visible')}>
      <Select
        id={id}
        value={visible?.field ?? ''}
        onChange={(name) => set(name === '' ? null : { field: name, op: 'not_empty' })}
        options={[
          { value: '', label: t('designer.always') },
          ...others.map(({ name, title }) => ({ value: name, label: t('designer.when', { name: title }) })),
        ]}
      />
      {visible && (
        <Flex gap={8}>
          <Select
            aria-label={t('designer.operator')}
            value={visible.op}
            onChange={(op) =>
              set({ ...visible, op, value: needsValue(op) ? (visible.value ?? options[0]?.value ?? '') : undefined })
            }
            options={operators.map((value) => ({ value, label: t(`designer.operators.${value as 'eq'}`) }))}
            style={{ width: 140 }}
          />
          {needsValue(visible.op) &&
            (options.length > 0 ? (
              <Select
                aria-label={t('designer.value')}
                value={String(visible.value ?? '')}
                onChange={(value) => set({ ...visible, value })}
                options={options.map(({ value, label }) => ({ value, label }))}
                style={{ flex: 1 }}
              />
            ) : (
              <Input
                aria-label={t('designer.value')}
                value={String(visible.value ?? '')}
                maxLength={100}
                onChange={({ target }) => set({ ...visible, value: target.value })}
              />
            ))}
        </Flex>
      )}
    </Line>
  )
}

/** The editor of one field's question. */
export function FieldEditor({ field, fields, onChange, onRemove }: FieldEditorProps) {
  const t = useT()
  const id = useId()
  // Lines as they are typed: an empty one is none yet.
  const [lines, setLines] = useState(field.options.map(({ label }) => label).join('\n'))
  return (
    <>
      <Typography.Text type="secondary">
        {field.kind ? t(`designer.kinds.${field.kind}`) : t('designer.foreign')}
      </Typography.Text>
      <Line id={`${id}-title`} label={t('designer.title')}>
        <Input
          id={`${id}-title`}
          value={field.title}
          maxLength={100}
          onChange={({ target }) => onChange({ ...field, title: target.value })}
        />
      </Line>
      <Line id={`${id}-help`} label={t('designer.description')}>
        <Input
          id={`${id}-help`}
          value={field.description}
          maxLength={200}
          onChange={({ target }) => onChange({ ...field, description: target.value })}
        />
      </Line>
      <Flex gap={8} align="center" style={{ marginBottom: 12 }}>
        <Switch
          id={`${id}-required`}
          checked={field.isRequired}
          onChange={(isRequired) => onChange({ ...field, isRequired })}
        />
        <label htmlFor={`${id}-required`}>{t('designer.required')}</label>
      </Flex>
      {hasOptions(field.kind) && (
        <Line id={`${id}-options`} label={t('designer.options')}>
          <Input.TextArea
            id={`${id}-options`}
            value={lines}
            autoSize={{ minRows: 3, maxRows: 10 }}
            onChange={({ target }) => {
              setLines(target.value)
              onChange({ ...field, options: optionsFromLines(target.value, field.options) })
            }}
          />
        </Line>
      )}
      <ConditionEditor field={field} fields={fields} onChange={onChange} />
      <Button danger onClick={onRemove}>
        {t('designer.remove')}
      </Button>
    </>
  )
}
