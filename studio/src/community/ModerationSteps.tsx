import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Steps } from '../operation/Steps'
import { useStep } from '../operation/useStep'

type Item = Pick<Reply<'GET /studio/ops/moderation/item/'>['results'][number], 'id' | 'actions' | 'revision'>
type Action = Item['actions'][number]

const steps = [
  { action: 'approve', text: 'opsModeration.action.approve', question: 'opsModeration.ask.approve', isPrimary: true },
  {
    action: 'hide',
    text: 'opsModeration.action.hide',
    question: 'opsModeration.ask.hide',
    note: 'optional',
    isDanger: true,
  },
] as const

/** For how many days an author can be muted. */
const SPANS = [1, 7, 30, 365] as const
const DAY_MS = 86_400_000

/** Everything of moderation that is shown is read again. */
export function useRefreshModeration() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('moderation') })
}

/** The decisions on a post: show it, hide it, or hide it and mute its author. */
export function ModerationSteps({ item: { id, actions, revision } }: { item: Item }) {
  const t = useT()
  const refresh = useRefreshModeration()
  const [isMuting, setMuting] = useState(false)
  const [form] = Form.useForm<{ days: number; reason?: string }>()
  const step = useStep(
    (body: { action: Action; reason?: string; until?: string }) =>
      submitOnce(`moderation-${id}`, { ...body, revision }, (key) =>
        call('POST /studio/ops/moderation/item/{id}/process/', { params: { id }, body: { ...body, revision }, key }),
      ).finally(refresh),
    [],
  )
  const mute = async ({ days, reason }: { days: number; reason?: string }) => {
    const until = new Date(Date.now() + days * DAY_MS).toISOString()
    await step.mutateAsync({ action: 'mute', until, ...(reason?.trim() && { reason: reason.trim() }) }).then(
      () => setMuting(false),
      () => undefined,
    )
  }
  return (
    <>
      <Steps
        rows={steps}
        actions={actions}
        noteText="opsModeration.note"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, ...(reason && { reason }) })}
      />
      {actions.includes('mute') && (
        <Button danger onClick={() => setMuting(true)}>
          {t('opsModeration.action.mute')}
        </Button>
      )}
      <Modal
        open={isMuting}
        title={t('opsModeration.muteTitle')}
        okText={t('opsModeration.action.mute')}
        okButtonProps={{ danger: true, loading: step.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setMuting(false)}
      >
        <p>{t('opsModeration.muteHint')}</p>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ days: SPANS[1] }}
          onFinish={(values) => void (step.isPending || mute(values))}
        >
          <Form.Item name="days" label={t('opsModeration.span')}>
            <Select options={SPANS.map((value) => ({ value, label: t('opsModeration.days', { n: value }) }))} />
          </Form.Item>
          <Form.Item name="reason" label={t('opsModeration.note')}>
            <Input maxLength={200} showCount />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
