import { Button } from 'antd'
import { Link } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'

type Raffle = Reply<'GET /studio/ops/raffle/raffle/'>['results'][number]
const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'draft', text: 'opsRaffle.status.draft' },
  { key: 'published', text: 'opsRaffle.status.published' },
  { key: 'closed', text: 'opsRaffle.status.closed' },
  { key: 'drawn', text: 'opsRaffle.status.drawn' },
  { key: 'canceled', text: 'opsRaffle.status.canceled' },
] as const

/** All raffles. */
export function RaffleListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  return (
    <>
      <SectionTabs section="raffles" />
      <OperationList<Raffle>
        name="raffles"
        title="opsRaffle.raffles"
        search="opsRaffle.search"
        actions={
          <Link to="/raffles/new">
            <Button type="primary">{t('opsRaffle.create')}</Button>
          </Link>
        }
        tabs={tabs}
        load={({ tab, ...query }) =>
          call('GET /studio/ops/raffle/raffle/', {
            query: { ...query, status: (tab || undefined) as Raffle['status'] | undefined },
          })
        }
        rowKey="id"
        columns={[
          {
            title: t('opsRaffle.titleField'),
            render: (_, { id, title }) => <Link to={`/raffles/${id}`}>{title}</Link>,
          },
          { title: t('opsRaffle.kindField'), render: (_, { kind }) => t(`opsRaffle.kind.${kind}`) },
          { title: t('opsRaffle.start'), render: (_, { start }) => moment(start) },
          { title: t('opsRaffle.end'), render: (_, { end }) => formatEnd(end) },
          { title: t('operation.raffles.entrants'), align: 'right', dataIndex: 'entrant_count' },
          {
            title: t('opsRaffle.win.handed_out'),
            align: 'right',
            render: (_, { handed_out_count, win_count }) => `${handed_out_count}/${win_count}`,
          },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
        ]}
      />
    </>
  )
}
