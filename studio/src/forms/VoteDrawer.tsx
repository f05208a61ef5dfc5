import { useQuery } from '@tanstack/react-query'
import { Drawer, Progress, Table, Typography } from 'antd'
import { colours } from '../app/colours'
import { ListFileButton } from '../app/ListFileButton'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatDay } from '../i18n/format'

type VoteItem = Reply<'GET /studio/ops/vote/vote/{id}/'>['vote_items'][number]

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10)

/** The counts of a question's options; shares are of the users who voted. */
function ItemResult({ item: { description, options }, voters }: { item: VoteItem; voters: number }) {
  const t = useT()
  return (
    <>
      <Typography.Title level={2}>{description}</Typography.Title>
      <Table
        rowKey="description"
        size="small"
        pagination={false}
        dataSource={options}
        columns={[
          { title: t('opsForm.option'), dataIndex: 'description' },
          { title: t('opsForm.votes'), align: 'right', dataIndex: 'count' },
          {
            title: t('opsForm.share'),
            width: 200,
            render: (_, option) => (
              <Progress
                aria-label={option.description}
                percent={percent(option.count, voters)}
                size="small"
                strokeColor={colours.primary}
              />
            ),
          },
        ]}
        style={{ marginBottom: 24 }}
      />
    </>
  )
}

/** The results of a vote: by option, and by day. */
export function VoteDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const query = useQuery({
    queryKey: ['vote', id],
    queryFn: () => call('GET /studio/ops/vote/vote/{id}/', { params: { id } }),
  })
  const vote = query.data
  return (
    <Drawer
      open
      size="large"
      title={vote?.title ?? t('opsForm.result')}
      onClose={onClose}
      extra={<ListFileButton list="votes" filters={{ vote: id }} />}
    >
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : vote ? (
        <>
          <Typography.Paragraph>{t('opsForm.voters', { n: vote.voters })}</Typography.Paragraph>
          {vote.vote_items.map((item) => (
            <ItemResult key={item.id} item={item} voters={vote.voters} />
          ))}
          <Typography.Title level={2}>{t('opsForm.days')}</Typography.Title>
          <Table
            rowKey="date"
            size="small"
            pagination={{ pageSize: 14, hideOnSinglePage: true, showSizeChanger: false }}
            dataSource={vote.days}
            columns={[
              { title: t('opsForm.date'), dataIndex: 'date', render: formatDay },
              { title: t('operation.votes.voters'), align: 'right', dataIndex: 'voters' },
            ]}
          />
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
