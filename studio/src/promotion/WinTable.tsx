import { contactLine } from '@storefront/contract/domain/account/mobile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Table } from 'antd'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { PAGE_SIZE, useListQuery } from '../app/useListQuery'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { StepButton } from '../operation/StepButton'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'

export type Win = Reply<'GET /studio/ops/raffle/prize/'>['results'][number]

function HandOut({ win: { id, status, prize } }: { win: Win }) {
  const step = useStep(
    (note: string) => {
      const body = { action: 'hand_out' as const, note }
      return submitOnce(`prize-${id}`, body, (key) =>
        call('POST /studio/ops/raffle/prize/{id}/process/', { params: { id }, body, key }),
      )
    },
    ['wins', 'raffle', 'raffles'],
  )
  if (status !== 'claimed' || prize.kind !== 'product') return null
  return (
    <StepButton
      text="opsRaffle.handOut"
      question="operation.raffles.handOutAsk"
      note="optional"
      noteText="opsRaffle.noteHint"
      isPrimary
      isBusy={step.isPending}
      onStep={step.mutateAsync}
    />
  )
}

/** The columns of prizes that were won. */
export function useWinColumns() {
  const t = useT()
  const { moment } = useSiteFormat()
  return [
    { title: t('operation.created'), render: (_: unknown, { created }: Win) => moment(created) },
    { title: t('operation.person'), render: (_: unknown, { user }: Win) => contactLine(user) },
    { title: t('opsRaffle.prizes'), render: (_: unknown, { prize }: Win) => prize.name },
    {
      title: t('operation.raffles.ticket'),
      render: (_: unknown, { ticket, rank }: Win) =>
        [ticket, rank && t('opsRaffle.rank', { n: rank })].filter(Boolean).join(' · ') || '–',
    },
    { title: t('operation.raffles.address'), render: (_: unknown, { address }: Win) => address || '–' },
    { title: t('opsRaffle.note'), render: (_: unknown, { note }: Win) => note || '–' },
    {
      title: t('operation.state'),
      render: (_: unknown, { status, status_display }: Win) => (
        <StateTag tone={toneOf(status)}>{status_display}</StateTag>
      ),
    },
    { title: t('resource.actions'), render: (_: unknown, win: Win) => <HandOut win={win} /> },
  ]
}

/** The winners of a raffle and their prizes. */
export function WinTable({ raffle }: { raffle: number }) {
  const t = useT()
  const columns = useWinColumns()
  const { page, set } = useListQuery([])
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = useQuery({
    queryKey: ['wins', raffle, page],
    queryFn: () => call('GET /studio/ops/raffle/raffle/{id}/prize/', { params: { id: raffle }, query }),
    placeholderData: keepPreviousData,
  })
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  return (
    <Table<Win>
      rowKey="id"
      loading={rows.isFetching}
      dataSource={rows.data?.results ?? []}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('opsRaffle.noWins')} /> }}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: rows.data?.count ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
      }}
      onChange={({ current = 1 }) => set('page', String(current))}
      columns={columns}
    />
  )
}
