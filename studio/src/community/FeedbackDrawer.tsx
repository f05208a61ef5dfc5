import { FEEDBACK_LIMITS } from '@storefront/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Flex, Form, Input, Timeline, Typography } from 'antd'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'

type Feedback = Reply<'GET /studio/ops/feedback/feedback/{id}/'>
type Entry = Pick<Feedback, 'text' | 'images' | 'created'>

function Words({ entry: { text, images, created }, name }: { entry: Entry; name: string }) {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <>
      <Typography.Text strong>{name}</Typography.Text> <Typography.Text>{moment(created)}</Typography.Text>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{text}</Typography.Paragraph>
      <Flex gap={8} wrap>
        {images.map(({ full, thumb }, index) => (
          <a key={full} href={full} target="_blank" rel="noreferrer">
            <img
              src={thumb}
              alt={t('opsModeration.picture', { n: index + 1 })}
              width={72}
              height={72}
              style={{ objectFit: 'cover', borderRadius: 6 }}
            />
          </a>
        ))}
      </Flex>
    </>
  )
}

/** The feedback of one user, and the replies; a typed reply stays if it is refused. */
export function FeedbackDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<{ text: string }>()
  const query = useQuery({
    queryKey: ['feedback-item', id],
    queryFn: () => call('GET /studio/ops/feedback/feedback/{id}/', { params: { id } }),
  })
  const reply = useStep(
    (body: { text: string; close?: boolean }) =>
      submitOnce(`feedback-${id}`, body, (key) =>
        call('POST /studio/ops/feedback/feedback/{id}/reply/', { params: { id }, body, key }),
      ),
    ['feedback', 'feedback-item'],
  )
  const send = async (close: boolean) => {
    const { text } = await form.validateFields()
    if (!reply.isPending)
      reply.mutate({ text: text.trim(), ...(close && { close }) }, { onSuccess: () => form.resetFields() })
  }
  const feedback = query.data
  return (
    <Drawer open size="large" title={t('opsFeedback.detail')} onClose={onClose}>
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : feedback ? (
        <>
          <Timeline
            items={[
              {
                content: (
                  <Words entry={feedback} name={[feedback.author.name, feedback.contact].filter(Boolean).join(' · ')} />
                ),
              },
              ...feedback.replies.map((entry) => ({
                content: (
                  <Words entry={entry} name={entry.is_staff ? t('operation.feedback.staff') : feedback.author.name} />
                ),
              })),
            ]}
          />
          {feedback.state !== 'closed' && (
            <Form form={form} layout="vertical">
              <Form.Item
                name="text"
                label={t('operation.feedback.reply')}
                rules={[{ required: true, whitespace: true, message: t('promoForm.fillIn') }]}
              >
                <Input.TextArea maxLength={FEEDBACK_LIMITS.text} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
              </Form.Item>
              <Flex gap={8}>
                <Button
                  type="primary"
                  loading={reply.isPending}
                  onClick={() => void send(false).catch(() => undefined)}
                >
                  {t('operation.feedback.reply')}
                </Button>
                <Button loading={reply.isPending} onClick={() => void send(true).catch(() => undefined)}>
                  {t('opsFeedback.close')}
                </Button>
              </Flex>
            </Form>
          )}
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
