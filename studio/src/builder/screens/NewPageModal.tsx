import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Input, Modal, Select } from 'antd'
import { useNavigate } from 'react-router'
import type { PageDocument } from '../document/types'
import { withNewIds } from '../document/copy'
import { useT } from '../../i18n'
import { blockCalls } from '../calls/block-calls'
import { type PageRow, pageCalls } from '../calls/page-calls'
import { templateDocument, templates } from '../templates/templates'

interface Fields {
  readonly title: string
  readonly slug: string
  /** The id of a saved template or the key of a ready one; '' for none. */
  readonly template?: number | string
}

/**
 * Returns the initial document of a new page: the draft of another one, a template, or undefined. Its modules get ids
 * of their own.
 */
async function beginningOf(
  source: PageRow | null,
  { title, template = '' }: Fields,
): Promise<PageDocument | undefined> {
  if (!source && typeof template === 'string') return templateDocument(template, title)
  const { doc } = source ? await pageCalls.read(source.id) : await blockCalls.read(Number(template))
  return { ...doc, modules: withNewIds(doc.modules) }
}

/** Asks for a new page's title and address, and opens it. @param source the page to copy; null creates an empty one */
export function NewPageModal({ source, onClose }: { source: PageRow | null; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [form] = Form.useForm<Fields>()
  const create = useMutation({
    mutationFn: async (fields: Fields) =>
      pageCalls.create({ title: fields.title, slug: fields.slug, doc: await beginningOf(source, fields) }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['pages'] })
      void navigate(`/pages/${id}`)
    },
  })
  const ownTemplates = useQuery({
    queryKey: ['blocks', 'template'],
    queryFn: () => blockCalls.list('template'),
    enabled: source === null,
  })
  const own = (ownTemplates.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const ready = templates.map(({ key, name }) => ({ value: key, label: t(name) }))
  const choices = [
    { value: '', label: t('builder.blocks.blank') },
    { label: t('builder.templates.ready'), options: ready },
    ...(own.length > 0 ? [{ label: t('builder.templates.own'), options: own }] : []),
  ]
  const first = {
    title: source ? t('builder.pages.copyOf', { title: source.title }) : '',
    slug: source ? `${source.slug}-2` : '',
    template: '',
  }
  return (
    <Modal
      open
      title={source ? t('builder.pages.copyTitle', { title: source.title }) : t('builder.pages.create')}
      okText={t('builder.pages.create')}
      cancelText={t('builder.pages.cancel')}
      confirmLoading={create.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={first}
        onFinish={(fields) => create.isPending || create.mutate(fields)}
      >
        {create.isError && (
          <Alert type="error" role="alert" title={create.error.message} style={{ marginBottom: 16 }} />
        )}
        <Form.Item
          name="title"
          label={t('builder.pages.name')}
          rules={[{ required: true, whitespace: true, message: t('builder.pages.titleRequired') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item
          name="slug"
          label={t('builder.pages.slug')}
          extra={t('builder.pages.slugHint')}
          rules={[{ required: true, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, message: t('builder.pages.slugWrong') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        {!source && (
          <Form.Item name="template" label={t('builder.blocks.template')}>
            <Select options={choices} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
