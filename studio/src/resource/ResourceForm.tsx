import type { ResourceItem } from '@storefront/contract/entities/studio/resource'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValue, FieldValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { App, Card, Form } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { CallError } from '../calls/error'
import { SaveAlert } from '../editing/SaveAlert'
import { SaveBar } from '../editing/SaveBar'
import { useLocalDraft } from '../editing/useLocalDraft'
import { useT } from '../i18n'
import { usePictureWait } from '../rich-text/paste/loading'
import { useMe } from '../session/useMe'
import { valueText } from './cells'
import { FieldControl } from './controls'
import {
  copyValues,
  emptyValues,
  groupFields,
  isWide,
  localDraftName,
  mergeValues,
  problemOf,
  requiresValue,
} from './draft'
import { ItemActions } from './ItemActions'
import { fieldText, groupText, helpText, itemTitle, resourceText } from './texts'
import { useCellContext, useSaveItem } from './useResource'
import './resource.css'

const ConflictModal = lazy(async () => ({
  default: (await import('../editing/ConflictModal')).ConflictModal<ResourceItem, FieldValues>,
}))
const LocalDraftModal = lazy(async () => ({
  default: (await import('../editing/LocalDraftModal')).LocalDraftModal<FieldValues>,
}))
type Draft = Record<string, FieldValue>

interface ResourceFormProps {
  readonly name: ResourceName
  /** The item that is edited; null for a new one. */
  readonly item: ResourceItem | null
  /** The item whose values a new one begins with. */
  readonly source?: ResourceItem
}

/** The form of a resource, for a new item and for one that is there. */
export function ResourceForm({ name, item, source }: ResourceFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const { message } = App.useApp()
  const resource = resourceOf(name)
  const exponent = useMe().data?.site.currency.exponent ?? 2
  const [form] = Form.useForm<Draft>()
  const context = useCellContext(name, item ?? source ?? {})
  const [isRefused, setRefused] = useState(false)
  const initial: FieldValues =
    item?.values ??
    (source
      ? copyValues(resource, source.values, (text) => t('resource.copyName', { name: text }))
      : emptyValues(resource))
  // Fields that the form does not show keep what was read.
  const readDraft = () => ({ ...initial, ...form.getFieldsValue(true) }) as FieldValues
  const local = useLocalDraft<FieldValues>({
    ...{
      form: localDraftName(name, item?.id),
      base: item && initial,
      initial,
      merge: mergeValues(name),
      read: readDraft,
    },
    show: (draft) => form.setFieldsValue({ ...draft }),
  })
  const { save, conflict, settleConflict, saveAsNew } = useSaveItem(name, item, (reply) => {
    void message.success(t('studio.product.saved'))
    local.noteSaved(reply.values)
    if (reply.id === item?.id) form.setFieldsValue({ ...reply.values })
    else void navigate(`/${name}/${reply.id}`, { replace: true })
  })
  // A refusal stands at its field, wherever in a table that is.
  const showRefusal = (error: Error) => {
    if (!(error instanceof CallError)) return
    form.setFields(
      Object.entries(error.fields).map(([place, text]) => {
        const [field = ''] = place.replace(/^values\./, '').split('.')
        return { name: field, errors: [text] }
      }),
    )
  }
  const { isWaiting, whenLoaded } = usePictureWait()
  const submit = () => {
    if (!save.isPending) void whenLoaded(() => save.mutate(readDraft(), { onError: showRefusal }))
  }
  const ruleOf = (field: Field) => ({
    validator: async (_: unknown, value: FieldValue) => {
      const problem = problemOf(field, value, form.getFieldsValue(true) as FieldValues, exponent)
      if (problem) throw new Error(t(`resource.wrong.${problem}`))
    },
  })
  const labelOf = (field: string) => fieldText(t, name, field)
  const textOf = (draft: FieldValues, field: string) =>
    valueText(context, field, resource.fields[field] as Field, draft[field] ?? null, draft) || '–'
  const title = item
    ? itemTitle(name, item.values) || resourceText(t, name)
    : t('resource.createOf', { name: resourceText(t, name) })
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...initial }}
      onValuesChange={local.noteEdit}
      onFinish={submit}
      onFinishFailed={() => setRefused(true)}
      scrollToFirstError
    >
      <ScreenHead title={title}>{item && <ItemActions name={name} item={item} />}</ScreenHead>
      <SaveAlert error={save.error} onSaveAsNew={saveAsNew} />
      {groupFields(resource).map(([group, entries]) => (
        <Card key={group ?? ''} title={groupText(t, group)} style={{ marginBottom: 16 }}>
          <div className="resource-fields">
            {entries.map(([field, declaration]) => (
              <Form.Item
                key={field}
                className={isWide(declaration) ? 'resource-field-wide' : undefined}
                name={field}
                label={fieldText(t, name, field)}
                extra={declaration.help ? helpText(t, name, field) : undefined}
                required={requiresValue(declaration)}
                // A new row is empty: it is judged once the form was sent.
                validateTrigger={declaration.kind === 'rows' && !isRefused ? [] : 'onChange'}
                rules={[ruleOf(declaration)]}
              >
                <FieldControl
                  resource={name}
                  name={field}
                  field={declaration}
                  labels={context.labels}
                  thumbs={context.thumbs}
                />
              </Form.Item>
            ))}
          </div>
        </Card>
      ))}
      <Suspense>
        {local.offer && <LocalDraftModal local={local} labelOf={labelOf} textOf={textOf} />}
        {conflict && <ConflictModal conflict={conflict} labelOf={labelOf} textOf={textOf} onSettle={settleConflict} />}
      </Suspense>
      <SaveBar isUnsaved={local.isUnsaved} isBusy={save.isPending || isWaiting} />
    </Form>
  )
}
