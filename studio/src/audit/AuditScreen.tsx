import { auditActions, auditKinds } from '@storefront/contract/domain/site/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Flex, Input, Select, Table } from 'antd'
import { useSearchParams } from 'react-router'
import { ListFileButton } from '../app/ListFileButton'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { hasText, type TextKey, type Translate, useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { SavedViews } from '../views/SavedViews'
import { auditValueText } from './audit-value'

type AuditLine = Reply<'GET /studio/audit/'>['results'][number]

const PAGE_SIZE = 20

/** Returns the word of an action in the user's language; one that this version does not know stays as it is. */
function actionWord(t: Translate, name: string): string {
  const action = auditActions.find((one) => one === name)
  return action ? t(`audit.actions.${action}`) : name
}

/** Returns the word of a kind, by the same rule. */
function kindWord(t: Translate, name: string): string {
  const kind = auditKinds.find(({ value }) => value === name)
  return kind ? t(kind.text) : name
}

/** Returns the name of a changed field; a rare one stays as it is stored. */
function fieldWord(t: Translate, name: string): string {
  const key = [`audit.fields.${name}`, `resource.fields.${name}`].find(hasText)
  return key ? t(key as TextKey) : name
}

/** The fields that a line changed, before and after. */
function Changes({ line: { before, after } }: { line: AuditLine }) {
  const t = useT()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <Table
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={names.map((name) => ({
        name: fieldWord(t, name),
        before: auditValueText(t, before?.[name]),
        after: auditValueText(t, after?.[name]),
      }))}
      columns={[
        { title: t('audit.field'), dataIndex: 'name', width: 180 },
        { title: t('audit.before'), dataIndex: 'before' },
        { title: t('audit.after'), dataIndex: 'after' },
      ]}
    />
  )
}

/** The audit log of the studio, with filters that are part of the address. */
export function AuditScreen() {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const [params, setParams] = useSearchParams()
  const number = Math.max(1, Number(params.get('page')) || 1)
  const kind = params.get('kind') ?? undefined
  const search = params.get('search') ?? undefined
  const query = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE, kind, search }
  const show = (next: { kind?: string | undefined; search?: string | undefined; page?: number }) =>
    setParams(
      Object.fromEntries(
        Object.entries({ kind, search, ...next }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      ),
    )
  const lines = useQuery({
    queryKey: ['audit', query],
    queryFn: () => call('GET /studio/audit/', { query }),
    placeholderData: keepPreviousData,
  })
  if (lines.isError) return <Failed error={lines.error} onRetry={() => void lines.refetch()} />
  return (
    <>
      <ScreenHead title={t('audit.title')}>
        <ListFileButton list="audit" filters={{ kind, search }} />
      </ScreenHead>
      <SavedViews />
      <Flex gap={12} wrap style={{ marginBottom: 16 }}>
        <Select
          aria-label={t('audit.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('audit.all') },
            ...auditKinds.map(({ value, text }) => ({ value, label: t(text) })),
          ]}
          onChange={(value) => show({ kind: value })}
          style={{ width: 180 }}
        />
        <Input.Search
          key={search}
          aria-label={t('audit.search')}
          placeholder={t('audit.search')}
          defaultValue={search}
          allowClear
          maxLength={100}
          onSearch={(value) => show({ search: value.trim() })}
          style={{ width: 320 }}
        />
      </Flex>
      <Table<AuditLine>
        rowKey="id"
        loading={lines.isFetching}
        dataSource={lines.data?.results ?? []}
        scroll={{ x: 700 }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('audit.empty')} /> }}
        pagination={{
          current: number,
          pageSize: PAGE_SIZE,
          total: lines.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        onChange={({ current = 1 }) => show({ page: current })}
        expandable={{
          rowExpandable: ({ before, after }) => before !== null || after !== null,
          expandedRowRender: (line) => <Changes line={line} />,
          columnTitle: t('audit.changes'),
          columnWidth: 96,
        }}
        columns={[
          { title: t('audit.at'), render: (_, { at }) => formatMoment(at, zone) },
          { title: t('audit.actor'), render: (_, { actor }) => actor.name },
          { title: t('audit.action'), render: (_, { action }) => actionWord(t, action) },
          { title: t('audit.kind'), render: (_, line) => kindWord(t, line.kind) },
          { title: t('audit.item'), dataIndex: 'item' },
        ]}
      />
    </>
  )
}
