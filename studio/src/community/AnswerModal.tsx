import { COMMENT_LIMITS } from '@storefront/contract/constants'
import { Form, Input, Modal, Typography } from 'antd'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'

interface AnswerModalProps {
  /** The words of the buyer. */
  readonly text: string
  readonly send: (text: string) => Promise<unknown>
  /** The list that has the words. */
  readonly list: string
  readonly onClose: () => void
}

/** Answers what a buyer wrote; a typed answer stays if it is refused. */
export function AnswerModal({ text, send, list, onClose }: AnswerModalProps) {
  const t = useT()
  const [form] = Form.useForm<{ answer: string }>()
  const step = useStep(send, [list])
  const submit = async () => {
    const { answer } = await form.validateFields()
    if (!step.isPending) step.mutate(answer.trim(), { onSuccess: onClose })
  }
  return (
    <Modal
      open
      title={t('reviews.answer')}
      okText={t('reviews.send')}
      okButtonProps={{ loading: step.isPending }}
      onOk={() => void submit().catch(() => undefined)}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography.Paragraph>
      <Form form={form} layout="vertical">
        <Form.Item
          name="answer"
          label={t('reviews.words')}
          extra={t('reviews.seen')}
          rules={[{ required: true, whitespace: true, message: t('promoForm.fillIn') }]}
        >
          <Input.TextArea maxLength={COMMENT_LIMITS.text} showCount autoSize={{ minRows: 3, maxRows: 10 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
