import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { ResourceChange } from '@storefront/contract/entities/studio/resource'
import type { FieldValue, FieldValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Flex, Modal, Select, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { FieldControl } from './controls'
import { emptyValue } from './draft'
import { resourceCalls } from './resource-calls'
import { fieldText } from './texts'
import { useInvalidateResource } from './useResource'

interface Item {
  readonly id: number
  readonly values: FieldValues
}

const pick = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
/** The same changes the other way round. */
const invert = (changes: readonly ResourceChange[]): ResourceChange[] =>
  changes.map(({ id, base, values }) => ({ id, base: values, values: base }))
const UNDO_SECONDS = 10

/** Changes one field of the items that are chosen, and takes it back while the notice stands. */
export function BulkBar({ name, items, onEnd }: { name: ResourceName; items: readonly Item[]; onEnd: () => void }) {
  const t = useT()
  const { message, notification } = App.useApp()
  const invalidate = useInvalidateResource(name)
  const { bulk = [], fields } = resourceOf(name)
  const [field, setField] = useState<string | null>(null)
  const [value, setValue] = useState<FieldValue>(null)
  const declaration = field === null ? undefined : (fields[field] as Field)
  const undo = async (changes: readonly ResourceChange[]) => {
    notification.destroy()
    try {
      await resourceCalls.change(name, invert(changes))
      void message.success(t('resource.bulk.undone'))
    } catch (error) {
      void message.error((error as Error).message)
    }
    invalidate()
  }
  const change = useMutation({
    mutationFn: (changes: ResourceChange[]) => resourceCalls.change(name, changes),
    onSuccess: (_, changes) => {
      setField(null)
      invalidate()
      onEnd()
      notification.success({
        title: t('resource.bulk.done', { n: changes.length }),
        duration: UNDO_SECONDS,
        actions: <Button onClick={() => void undo(changes)}>{t('resource.bulk.undo')}</Button>,
      })
    },
    onError: (error) => void message.error(error.message),
  })
  const apply = () =>
    field !== null &&
    change.mutate(
      items.map(({ id, values }) => ({
        id,
        base: pick(values, bulk),
        values: { ...pick(values, bulk), [field]: value },
      })),
    )
  const begin = (next: string) => {
    setField(next)
    setValue(emptyValue(fields[next] as Field))
  }
  return (
    <Flex gap={12} align="center" style={{ marginBottom: 16 }}>
      <Typography.Text>{t('resource.bulk.chosen', { n: items.length })}</Typography.Text>
      <Select
        aria-label={t('resource.bulk.change')}
        placeholder={t('resource.bulk.change')}
        value={field}
        options={bulk.map((one) => ({ value: one, label: fieldText(t, name, one) }))}
        onChange={begin}
        style={{ width: 180 }}
      />
      <Button onClick={onEnd}>{t('resource.bulk.none')}</Button>
      {declaration && field !== null && (
        <Modal
          open
          title={t('resource.bulk.title', { n: items.length, field: fieldText(t, name, field) })}
          okText={t('resource.bulk.apply')}
          okButtonProps={{ loading: change.isPending }}
          onOk={apply}
          onCancel={() => setField(null)}
        >
          <FieldControl
            resource={name}
            name={field}
            field={declaration}
            label={fieldText(t, name, field)}
            labels={{}}
            thumbs={{}}
            value={value}
            onChange={setValue}
          />
        </Modal>
      )}
    </Flex>
  )
}
