import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Input, Modal } from 'antd'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n'
import { pageCalls } from '../calls/page-calls'

/** Asks for a new page's title and address, and opens it. */
export function NewPageModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [form] = Form.useForm<{ title: string; slug: string }>()
  const create = useMutation({
    mutationFn: pageCalls.create,
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['pages'] })
      void navigate(`/pages/${id}`)
    },
  })
  return (
    <Modal
      open
      title={t('builder.pages.create')}
      okText={t('builder.pages.create')}
      cancelText={t('builder.pages.cancel')}
      confirmLoading={create.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(fields) => create.isPending || create.mutate(fields)}>
        {create.isError && <Alert type="error" role="alert" title={create.error.message} style={{ marginBottom: 16 }} />}
        <Form.Item name="title" label={t('builder.pages.name')} rules={[{ required: true, whitespace: true, message: t('builder.pages.titleRequired') }]}>
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
      </Form>
    </Modal>
  )
}
