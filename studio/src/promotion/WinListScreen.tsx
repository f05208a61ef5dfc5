import { Link } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { useWinColumns, type Win } from './WinTable'

const tabs = [
  { key: 'claimed', text: 'opsRaffle.win.claimed' },
  { key: 'won', text: 'opsRaffle.win.won' },
  { key: 'handed_out', text: 'opsRaffle.win.handed_out' },
  { key: 'forfeited', text: 'opsRaffle.win.forfeited' },
] as const

/** Prizes of all raffles; those that wait to be handed out come first. */
export function WinListScreen() {
  const t = useT()
  const columns = useWinColumns()
  return (
    <>
      <SectionTabs section="raffles" />
      <OperationList<Win>
        name="wins"
        file="wins"
        toFileFilters={({ tab, search }) => ({ status: tab, search })}
        title="opsRaffle.wins"
        search="opsRaffle.searchAllWins"
        tabs={tabs}
        load={({ tab, ...query }) =>
          call('GET /studio/ops/raffle/prize/', { query: { ...query, status: tab as Win['status'] } })
        }
        rowKey="id"
        columns={[
          {
            title: t('opsRaffle.raffles'),
            render: (_, { raffle }) => <Link to={`/raffles/${raffle.id}`}>{raffle.title}</Link>,
          },
          ...columns,
        ]}
      />
    </>
  )
}
