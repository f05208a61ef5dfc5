import { contactLine } from '@storefront/contract/domain/account/mobile'
import { Flex } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { FilterDay } from '../operation/filter-fields'
import { OperationList } from '../operation/OperationList'

type Scan = Reply<'GET /studio/doorscan/'>['results'][number]

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'ok', text: 'operation.doorScans.ok' },
  { key: 'error', text: 'operation.doorScans.error' },
] as const
const results = ['ok', 'error'] as const

/** Scans at the doors of events: who came, when, and who was refused why. */
export function DoorScanListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const [params] = useSearchParams()
  const event = Number(params.get('event')) || undefined
  const resultOf = (tab: string | undefined) => results.find((result) => result === tab)
  return (
    <OperationList<Scan>
      name={`doorscans-${event ?? 'all'}`}
      title="operation.doorScans.title"
      search="operation.doorScans.search"
      file="doorscans"
      toFileFilters={({ tab, search, from, to }) => ({ result: tab, search, from, to, event })}
      tabs={tabs}
      filters={['from', 'to']}
      renderFilters={(list) => (
        <Flex gap={12} wrap style={{ marginBottom: 16 }}>
          <FilterDay name="from" label={t('operation.from')} {...list} />
          <FilterDay name="to" label={t('operation.to')} {...list} />
        </Flex>
      )}
      actions={event !== undefined && <Link to="/doorscans">{t('operation.doorScans.everyEvent')}</Link>}
      load={({ tab, ...query }, { from, to }) =>
        call('GET /studio/doorscan/', { query: { ...query, from, to, event, result: resultOf(tab) } })
      }
      rowKey="id"
      columns={[
        { title: t('operation.doorScans.at'), render: (_, { at }) => moment(at) },
        {
          title: t('operation.tickets.event'),
          render: (_, scan) => <Link to={`/doorscans?event=${scan.event.id}`}>{scan.event.name}</Link>,
        },
        { title: t('operation.doorScans.gate'), render: (_, { gate }) => gate || '–' },
        {
          title: t('operation.doorScans.holder'),
          render: (_, { holder }) => (holder ? contactLine(holder) : '–'),
        },
        {
          title: t('operation.doorScans.ticket'),
          render: (_, { ticket }) => (ticket ? [ticket.type_name, ticket.code].filter(Boolean).join(' ') : '–'),
        },
        {
          title: t('operation.doorScans.direction'),
          render: (_, { direction_display, count }) =>
            count > 1 ? `${direction_display} ×${count}` : direction_display,
        },
        {
          title: t('operation.state'),
          render: (_, { result, result_display, undone }) => (
            <StateTag tone={undone ? 'neutral' : result === 'ok' ? 'positive' : 'negative'}>
              {undone ? t('operation.doorScans.undone') : result_display}
            </StateTag>
          ),
        },
        {
          title: t('operation.doorScans.reason'),
          render: (_, { reason_display, override_reason, undone }) =>
            [reason_display, override_reason, undone?.reason].filter(Boolean).join('；') || '–',
        },
        { title: t('operation.doorScans.by'), dataIndex: 'by' },
      ]}
    />
  )
}
