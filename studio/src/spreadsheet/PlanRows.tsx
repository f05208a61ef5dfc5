import { isEmptying, rowActions } from '@storefront/contract/domain/spreadsheet/sheet'
import { Flex, Segmented, Table, Typography } from 'antd'
import { useState } from 'react'
import { StateTag, type Tone } from '../app/StateTag'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>
type Row = Plan['rows'][number]

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
  const rows = plan.rows.filter(({ action }) => selection === 'all' || action === selection)
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={t('sheets.action')}
        value={selection}
        onChange={setSelection}
        style={{ alignSelf: 'start' }}
        options={[
          { value: 'all' as const, label: `${t('sheets.all')} ${plan.rows.length}` },
          ...actions.map((action) => ({
            value: action,
            label: `${t(`sheets.actions.${action}`)} ${plan.counts[action]}`,
          })),
        ]}
      />
      <Table<Row>
        rowKey="row"
        dataSource={rows}
        scroll={{ x: 800 }}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
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
