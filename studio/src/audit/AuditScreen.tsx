import { resourceNames } from '@storefront/contract/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Flex, Select, Table } from 'antd'
import { useSearchParams } from 'react-router'
import { ListFileButton } from '../app/ListFileButton'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { type TextKey, useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { SavedViews } from '../views/SavedViews'

type AuditLine = Reply<'GET /studio/audit/'>['results'][number]

const PAGE_SIZE = 20
const ownKinds = [
  'order',
  'return',
  'refund',
  'withdrawal',
  'registration',
  'reservation',
  'submission',
  'moderation',
  'feedback',
  'gamification',
  'raffle',
  'promoter',
  'ticket_order',
  'note',
  'product',
  'stock',
  'spreadsheet',
  'coupon_code',
  'page',
  'page_revision',
  'page_block',
  'media',
  'media_folder',
  'saved_view',
  'customer_note',
  'site',
  'domain',
  'credential',
  'staff',
  'mobile',
  'totp',
  'session',
] as const
/** The kinds of the log's subjects, with the text of each. */
const kinds: readonly { value: string; text: TextKey }[] = [
  ...ownKinds.map((value) => ({ value, text: `audit.kinds.${value}` as const })),
  ...resourceNames.map((value) => ({ value, text: `resource.names.${value}` as const })),
]
const actions = [
  'login',
  'logout',
  'create',
  'update',
  'process',
  'delete',
  'discard',
  'publish',
  'unpublish',
  'schedule',
  'cancel',
  'restore',
] as const

/** A name of the log in the user's language; one that this version does not know stays as it is. */
function nameOf(t: (key: TextKey) => string, group: 'actions' | 'kinds', name: string): string {
  const action = group === 'actions' && actions.find((one) => one === name)
  if (action) return t(`audit.actions.${action}`)
  const kind = group === 'kinds' && kinds.find(({ value }) => value === name)
  return kind ? t(kind.text) : name
}

const textOf = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields that a line changed, before and after. */
function Changes({ line: { before, after } }: { line: AuditLine }) {
  const t = useT()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <Table
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={names.map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))}
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
  const query = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE, kind }
  const lines = useQuery({
    queryKey: ['audit', query],
    queryFn: () => call('GET /studio/audit/', { query }),
    placeholderData: keepPreviousData,
  })
  if (lines.isError) return <Failed error={lines.error} onRetry={() => void lines.refetch()} />
  return (
    <>
      <ScreenHead title={t('audit.title')}>
        <ListFileButton list="audit" filters={{ kind }} />
      </ScreenHead>
      <SavedViews />
      <Flex style={{ marginBottom: 16 }}>
        <Select
          aria-label={t('audit.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('audit.all') },
            ...kinds.map(({ value, text }) => ({ value, label: t(text) })),
          ]}
          onChange={(value) => setParams(value ? { kind: value } : {})}
          style={{ width: 180 }}
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
        onChange={({ current = 1 }) => setParams({ ...(kind && { kind }), page: String(current) })}
        expandable={{
          rowExpandable: ({ before, after }) => before !== null || after !== null,
          expandedRowRender: (line) => <Changes line={line} />,
          columnTitle: t('audit.changes'),
          columnWidth: 96,
        }}
        columns={[
          { title: t('audit.at'), render: (_, { at }) => formatMoment(at, zone) },
          { title: t('audit.actor'), render: (_, { actor }) => actor.name },
          { title: t('audit.action'), render: (_, { action }) => nameOf(t, 'actions', action) },
          { title: t('audit.kind'), render: (_, line) => nameOf(t, 'kinds', line.kind) },
          { title: t('audit.item'), dataIndex: 'item' },
        ]}
      />
    </>
  )
}
