import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Input, Modal } from 'antd'
import { useT } from '../../i18n'
import { type BlockKind, blockCalls } from '../calls/block-calls'
import type { PageDocument } from '../document/types'

interface SaveBlockModalProps {
  readonly kind: BlockKind
  readonly name: string
  readonly doc: PageDocument
  readonly onClose: () => void
}

/** Keeps modules as a block, or a page as a template, under a name. */
export function SaveBlockModal({ kind, name, doc, onClose }: SaveBlockModalProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ name: string }>()
  const save = useMutation({
    mutationFn: (fields: { name: string }) => blockCalls.create({ kind, name: fields.name.trim(), doc }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['blocks', kind] })
      void message.success(t(`builder.blocks.${kind}Saved`))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t(`builder.blocks.${kind}Save`)}
      okText={t('builder.blocks.save')}
      cancelText={t('builder.pages.cancel')}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name }}
        onFinish={(fields) => save.isPending || save.mutate(fields)}
      >
        {save.isError && <Alert type="error" role="alert" title={save.error.message} style={{ marginBottom: 16 }} />}
        <Form.Item
          name="name"
          label={t('builder.blocks.name')}
          rules={[{ required: true, whitespace: true, message: t('builder.blocks.nameRequired') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
