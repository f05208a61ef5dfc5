import { Flex } from 'antd'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { useMe } from '../session/useMe'
import { NoteText } from './NoteText'

type Note = Reply<'GET /studio/ops/note/note/'>['results'][number]

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'true', text: 'operation.notes.shown' },
  { key: 'false', text: 'operation.notes.takenOff' },
] as const

/** Notes of all users that are or were published, each with its text, its page in the shop and its step. */
export function NoteListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const root = useMe().data?.site.mobile_url.replace(/\/$/, '') ?? ''
  const step = useStep(
    ({ id, is_active }: Pick<Note, 'id' | 'is_active'>) =>
      call('POST /studio/ops/note/note/{id}/active/', { params: { id }, body: { is_active } }),
    ['notes'],
  )
  return (
    <OperationList<Note>
      name="notes"
      title="operation.notes.title"
      search="operation.notes.search"
      tabs={tabs}
      load={({ tab, ...query }) =>
        call('GET /studio/ops/note/note/', { query: { ...query, ...(tab && { is_active: tab === 'true' }) } })
      }
      rowKey="id"
      renderMore={({ id }) => <NoteText id={id} />}
      columns={[
        {
          title: t('operation.notes.note'),
          render: (_, { id, title, is_active }) =>
            is_active ? (
              <a href={`${root}/note/note/${id}`} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            ),
        },
        { title: t('operation.notes.author'), render: (_, { author }) => author.name },
        { title: t('operation.notes.published'), render: (_, note) => moment(note.published) },
        { title: t('operation.notes.likes'), align: 'right', dataIndex: 'like_count' },
        { title: t('operation.notes.hits'), align: 'right', dataIndex: 'hits' },
        {
          title: t('operation.state'),
          render: (_, { is_active }) => (
            <StateTag tone={is_active ? 'positive' : 'neutral'}>
              {t(is_active ? 'operation.notes.shown' : 'operation.notes.takenOff')}
            </StateTag>
          ),
        },
        {
          title: t('resource.actions'),
          render: (_, { id, is_active }) => (
            <Flex gap={8}>
              <StepButton
                text={is_active ? 'operation.notes.steps.takeOff' : 'operation.notes.steps.show'}
                question={is_active ? 'operation.notes.asks.takeOff' : 'operation.notes.asks.show'}
                isDanger={is_active}
                isBusy={step.isPending}
                onStep={() => step.mutateAsync({ id, is_active: !is_active })}
              />
            </Flex>
          ),
        },
      ]}
    />
  )
}
