import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Input, Modal, Select } from 'antd'
import { useNavigate } from 'react-router'
import type { PageDocument } from '../document/types'
import { withNewIds } from '../document/copy'
import { useT } from '../../i18n'
import { blockCalls } from '../calls/block-calls'
import { type PageRow, pageCalls } from '../calls/page-calls'

interface Fields {
  readonly title: string
  readonly slug: string
  /** A template, where there are any; 0 for none. */
  readonly template?: number
}

/**
 * Returns the initial document of a new page: the draft of another one, a template, or undefined. Its modules get ids
 * of their own.
 */
async function beginningOf(source: PageRow | null, template = 0): Promise<PageDocument | undefined> {
  if (!source && template === 0) return undefined
  const { doc } = source ? await pageCalls.read(source.id) : await blockCalls.read(template)
  return { ...doc, modules: withNewIds(doc.modules) }
}

/** Asks for a new page's title and address, and opens it. @param source the page to copy; null creates an empty one */
export function NewPageModal({ source, onClose }: { source: PageRow | null; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [form] = Form.useForm<Fields>()
  const create = useMutation({
    mutationFn: async ({ title, slug, template }: Fields) =>
      pageCalls.create({ title, slug, doc: await beginningOf(source, template) }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['pages'] })
      void navigate(`/pages/${id}`)
    },
  })
  const templates = useQuery({
    queryKey: ['blocks', 'template'],
    queryFn: () => blockCalls.list('template'),
    enabled: source === null,
  })
  const choices = (templates.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const first = {
    title: source ? t('builder.pages.copyOf', { title: source.title }) : '',
    slug: source ? `${source.slug}-2` : '',
    template: 0,
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
        {choices.length > 0 && (
          <Form.Item name="template" label={t('builder.blocks.template')}>
            <Select options={[{ value: 0, label: t('builder.blocks.blank') }, ...choices]} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
