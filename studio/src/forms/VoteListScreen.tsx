import { Button } from 'antd'
import { useState } from 'react'
import { SectionTabs } from '../app/SectionTabs'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { VoteDrawer } from './VoteDrawer'

type Vote = Reply<'GET /studio/ops/vote/vote/'>['results'][number]

/** Votes with how many have voted. */
export function VoteListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <SectionTabs section="forms" />
      <OperationList<Vote>
        name="votes"
        title="operation.votes.title"
        search="opsForm.searchVotes"
        file="votes"
        load={({ limit, offset, search }) => call('GET /studio/ops/vote/vote/', { query: { limit, offset, search } })}
        rowKey="id"
        columns={[
          { title: t('operation.votes.vote'), dataIndex: 'title' },
          { title: t('operation.from'), render: (_, { start }) => moment(start) },
          { title: t('operation.to'), render: (_, { end }) => formatEnd(end) },
          { title: t('operation.votes.voters'), align: 'right', dataIndex: 'voters' },
          {
            title: t('resource.actions'),
            render: (_, { id, title }) => (
              <Button aria-label={`${t('opsForm.result')} ${title}`} onClick={() => setOpenId(id)}>
                {t('opsForm.result')}
              </Button>
            ),
          },
        ]}
      />
      {openId !== undefined && <VoteDrawer id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
