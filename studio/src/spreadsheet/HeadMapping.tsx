import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Collapse, Flex, Select, Table, Typography } from 'antd'
import { useState } from 'react'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>
type Head = Plan['heads'][number]

interface HeadMappingProps {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/** Value of the choice that ignores a column. */
const IGNORE = ''

/**
 * Lets the owner say which column of the file means which of ours; open where the file has a column that is not known.
 */
export function HeadMapping({ plan, onChange }: HeadMappingProps) {
  const t = useT()
  const [choice, setChoice] = useState<ReadonlyMap<number, string | null>>(
    new Map(plan.heads.map(({ at, column }) => [at, column])),
  )
  const count = Math.max(0, ...plan.heads.map(({ at }) => at + 1))
  const map = useMutation({
    mutationFn: () =>
      call('POST /studio/spreadsheet/plan/{id}/columns/', {
        params: { id: plan.id },
        body: { columns: Array.from({ length: count }, (_, at) => choice.get(at) ?? null) },
      }),
    onSuccess: onChange,
  })
  const hasColumns = plan.heads.some(({ column }) => column !== null)
  const usedColumns = new Set(choice.values())
  const optionsOf = (own: string | null) => [
    { value: IGNORE, label: t('sheets.ignore') },
    ...plan.columns.map(({ column, label }) => ({
      value: column,
      label,
      disabled: column !== own && usedColumns.has(column),
    })),
  ]
  const nameOf = ({ head, letters }: Head) => head || letters
  const table = (
    <Flex vertical gap={16} align="start">
      <Typography.Text>{t('sheets.headsHelp')}</Typography.Text>
      {map.isError && <Alert type="error" showIcon role="alert" title={map.error.message} />}
      <Table<Head>
        rowKey="at"
        size="small"
        style={{ alignSelf: 'stretch' }}
        dataSource={plan.heads}
        pagination={false}
        scroll={{ x: 600 }}
        columns={[
          { title: t('sheets.headColumn'), render: (_, head) => nameOf(head) },
          { title: t('sheets.headSample'), dataIndex: 'sample', ellipsis: true },
          {
            title: t('sheets.headMeaning'),
            width: 260,
            render: (_, head) => (
              <Select
                aria-label={t('sheets.meaningOf', { head: nameOf(head) })}
                style={{ width: '100%' }}
                value={choice.get(head.at) ?? IGNORE}
                options={optionsOf(choice.get(head.at) ?? null)}
                onChange={(value) => setChoice(new Map(choice).set(head.at, value === IGNORE ? null : value))}
              />
            ),
          },
        ]}
      />
      <Button
        type={hasColumns ? 'default' : 'primary'}
        loading={map.isPending}
        onClick={() => map.isPending || map.mutate()}
      >
        {t('sheets.useHeads')}
      </Button>
    </Flex>
  )
  return (
    <>
      {!hasColumns && <Alert type="warning" showIcon title={t('sheets.headsNone')} />}
      <Collapse
        defaultActiveKey={hasColumns && plan.unknown_columns.length === 0 ? [] : ['heads']}
        items={[{ key: 'heads', label: t('sheets.heads'), children: table }]}
      />
    </>
  )
}
