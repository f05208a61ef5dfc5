import { LIST_OFFSET_MAX } from '@storefront/contract/constants'
import { isEmptying, rowActions } from '@storefront/contract/domain/spreadsheet/sheet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex, Segmented, Table, Typography } from 'antd'
import { useState } from 'react'
import { StateTag, type Tone } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { tableComponents } from '../app/table-parts'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>
type Row = Reply<'GET /studio/spreadsheet/plan/{id}/rows/'>['results'][number]

const PAGE_SIZE = 50

const tones: Readonly<Record<Row['action'], Tone>> = {
  create: 'positive',
  update: 'information',
  unchanged: 'neutral',
  skip: 'notice',
  error: 'negative',
}

/** A change of a cell; one that empties it is red. */
function Change({ column, before, after }: Row['changes'][number]) {
  const t = useT()
  const isEmptied = isEmptying({ column, before, after })
  return (
    <Typography.Text type={isEmptied ? 'danger' : undefined}>
      {t('sheets.column', { column })}{' '}
      {before && (
        <>
          <del>{before}</del>
          {' → '}
        </>
      )}
      <strong>{after || t(isEmptied ? 'sheets.emptied' : 'sheets.empty')}</strong>
    </Typography.Text>
  )
}

/** The planned actions for the rows of a file, those of one action or all. */
export function PlanRows({ plan }: { plan: Plan }) {
  const t = useT()
  const actions = rowActions.filter((action) => plan.counts[action] > 0)
  const [selection, setSelection] = useState<Row['action'] | 'all'>(plan.counts.error > 0 ? 'error' : 'all')
  const [page, setPage] = useState(1)
  const rows = useQuery({
    queryKey: ['spreadsheet', plan.id, 'rows', plan.counts, selection, page],
    queryFn: () =>
      call('GET /studio/spreadsheet/plan/{id}/rows/', {
        params: { id: plan.id },
        query: {
          ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
          ...(selection !== 'all' && { action: selection }),
        },
      }),
    placeholderData: keepPreviousData,
  })
  const allCount = actions.reduce((sum, action) => sum + plan.counts[action], 0)
  const count = selection === 'all' ? allCount : plan.counts[selection]
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={t('sheets.action')}
        value={selection}
        onChange={(next) => {
          setSelection(next)
          setPage(1)
        }}
        style={{ alignSelf: 'start' }}
        options={[
          { value: 'all' as const, label: `${t('sheets.all')} ${allCount}` },
          ...actions.map((action) => ({
            value: action,
            label: `${t(`sheets.actions.${action}`)} ${plan.counts[action]}`,
          })),
        ]}
      />
      <Table<Row>
        rowKey="row"
        components={tableComponents}
        loading={rows.isFetching}
        dataSource={rows.data?.results ?? []}
        scroll={{ x: 800 }}
        pagination={{
          // Others are found by their action: the server skips no more rows.
          ...{ current: page, pageSize: PAGE_SIZE, total: Math.min(count, LIST_OFFSET_MAX + PAGE_SIZE) },
          ...{ showSizeChanger: false, hideOnSinglePage: true, onChange: setPage },
        }}
        columns={[
          { title: t('sheets.row'), dataIndex: 'row', width: 80, align: 'right' },
          {
            title: t('sheets.action'),
            dataIndex: 'action',
            width: 120,
            render: (action: Row['action']) => (
              <StateTag tone={tones[action]}>{t(`sheets.actions.${action}`)}</StateTag>
            ),
          },
          { title: t('sheets.item'), dataIndex: 'title', width: 260, render: (title: string) => title || '–' },
          {
            title: t('sheets.changes'),
            render: (_, { changes, problems }) => (
              <Flex vertical gap={4}>
                {problems.map(({ cell, column, reason, value }) => (
                  <Typography.Text key={`${cell}${column}${reason}`} type="danger">
                    {t(value ? 'sheets.problemOf' : 'sheets.problem', { cell, column, reason, value })}
                  </Typography.Text>
                ))}
                {problems.length === 0 && changes.map((change) => <Change key={change.column} {...change} />)}
              </Flex>
            ),
          },
        ]}
      />
    </Flex>
  )
}
