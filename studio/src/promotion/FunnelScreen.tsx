import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Flex, Segmented, Table, Typography } from 'antd'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { SectionTabs } from '../app/SectionTabs'
import { Failed } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { DateField } from '../editing/dates/DateFields'
import { useT } from '../i18n'
import { siteLocal } from '../i18n/site-moment'
import { useMe } from '../session/useMe'

type Row = Reply<'GET /studio/ops/analytics/funnel/'>['results'][number]
const parts = ['campaign', 'source', 'content'] as const
const DAYS = 30
const DAY_MS = 86_400_000

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`)

/** From a share to a visit to an order, by campaign, source or content. */
export function FunnelScreen() {
  const t = useT()
  const { money } = useSiteFormat()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [params, setParams] = useSearchParams()
  const dayAt = (moment: number) => siteLocal(new Date(moment).toISOString(), zone).slice(0, 10)
  const from = params.get('from') ?? dayAt(Date.now() - (DAYS - 1) * DAY_MS)
  const to = params.get('to') ?? dayAt(Date.now())
  const by = parts.find((part) => part === params.get('by')) ?? 'campaign'
  const set = (name: string, value: string) => setParams({ from, to, by, [name]: value })
  const query = { from, to, by }
  const rows = useQuery({
    queryKey: ['funnel', query],
    queryFn: () => call('GET /studio/ops/analytics/funnel/', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SectionTabs section="promoters" />
      <ScreenHead title={t('opsFunnel.title')} />
      <Flex gap={16} wrap align="center" style={{ marginBottom: 16 }}>
        <Segmented
          aria-label={t('opsFunnel.by')}
          value={by}
          options={parts.map((value) => ({ value, label: t(`opsFunnel.part.${value}`) }))}
          onChange={(value) => set('by', value)}
        />
        <DateField aria-label={t('operation.from')} value={from} max={to} onChange={(day) => set('from', day)} />
        <DateField aria-label={t('operation.to')} value={to} min={from} onChange={(day) => set('to', day)} />
      </Flex>
      {rows.isError ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : (
        <Table<Row>
          rowKey="key"
          loading={rows.isFetching}
          dataSource={rows.data?.results ?? []}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('operation.empty')} /> }}
          pagination={false}
          columns={[
            { title: t(`opsFunnel.part.${by}`), render: (_, { key }) => key || '–' },
            { title: t('opsFunnel.shares'), align: 'right', dataIndex: 'shares' },
            { title: t('opsFunnel.visits'), align: 'right', dataIndex: 'visits' },
            { title: t('opsFunnel.orders'), align: 'right', dataIndex: 'orders' },
            {
              title: t('opsFunnel.conversion'),
              align: 'right',
              render: (_, { orders, visits }) => percent(orders, visits),
            },
            { title: t('opsFunnel.amount'), align: 'right', render: (_, { amount }) => money(amount) },
          ]}
        />
      )}
      <Typography.Paragraph style={{ marginTop: 16 }}>{t('opsFunnel.note')}</Typography.Paragraph>
    </>
  )
}
