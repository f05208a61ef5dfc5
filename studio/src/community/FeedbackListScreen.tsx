import { Button } from 'antd'
import { useState } from 'react'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'
import { FeedbackDrawer } from './FeedbackDrawer'

type Feedback = Reply<'GET /studio/ops/feedback/feedback/'>['results'][number]

const tabs = [
  { key: 'open', text: 'opsFeedback.states.open' },
  { key: 'answered', text: 'opsFeedback.states.answered' },
  { key: 'closed', text: 'opsFeedback.states.closed' },
  { key: 'all', text: 'operation.all' },
] as const

/** The feedback of users to the shop. */
export function FeedbackListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <OperationList<Feedback>
        name="feedback"
        file="feedback"
        title="opsFeedback.title"
        search="opsFeedback.search"
        tabs={tabs}
        load={(query) => call('GET /studio/ops/feedback/feedback/', { query })}
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('operation.person'), render: (_, { author }) => author.name },
          {
            title: t('operation.feedback.text'),
            render: (_, { text }) => (
              <span style={{ display: 'block', maxWidth: 480, whiteSpace: 'normal' }}>{text}</span>
            ),
          },
          { title: t('opsFeedback.contact'), render: (_, { contact }) => contact || '–' },
          { title: t('operation.feedback.replies'), align: 'right', render: (_, { replies }) => replies.length },
          {
            title: t('operation.state'),
            render: (_, { state, state_display }) => <StateTag tone={toneOf(state)}>{state_display}</StateTag>,
          },
          {
            title: t('resource.actions'),
            render: (_, { id }) => (
              <Button aria-label={`${t('opsFeedback.detail')} ${id}`} onClick={() => setOpenId(id)}>
                {t('opsFeedback.detail')}
              </Button>
            ),
          },
        ]}
      />
      {openId !== undefined && <FeedbackDrawer key={openId} id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
