import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Descriptions, Table } from 'antd'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { shopPageAddress } from '../app/shop-address'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useMe } from '../session/useMe'
import { bodyOf, copyOf, draftOf, emptyRaffle, type Raffle, type RaffleDraft } from './raffle-draft'
import { RaffleForm } from './RaffleForm'
import { WinTable } from './WinTable'

const steps = [
  { action: 'publish', text: 'opsRaffle.action.publish', question: 'opsRaffle.ask.publish', isPrimary: true },
  { action: 'close', text: 'opsRaffle.action.close', question: 'opsRaffle.ask.close' },
  { action: 'draw', text: 'opsRaffle.action.draw', question: 'opsRaffle.ask.draw', isPrimary: true },
  { action: 'cancel', text: 'opsRaffle.action.cancel', question: 'opsRaffle.ask.cancel', isDanger: true },
] as const

const thumbsOf = (raffle: Raffle): Record<string, string> =>
  Object.fromEntries(
    [{ picture: raffle.picture, image: raffle.main_image }, ...raffle.prizes].flatMap(({ picture, image }) =>
      picture !== null && image ? [[picture, image.thumb]] : [],
    ),
  )

/** The facts of a published raffle: it can no longer be changed. */
function Facts({ raffle }: { raffle: Raffle }) {
  const t = useT()
  const { money, moment, end: formatEnd } = useSiteFormat()
  return (
    <>
      <Card style={{ marginBottom: 16 }}>
        <Descriptions
          column={{ xs: 1, lg: 3 }}
          items={[
            {
              key: 'state',
              label: t('operation.state'),
              children: <StateTag tone={toneOf(raffle.status)}>{raffle.status_display}</StateTag>,
            },
            { key: 'kind', label: t('opsRaffle.kindField'), children: t(`opsRaffle.kind.${raffle.kind}`) },
            { key: 'start', label: t('opsRaffle.start'), children: moment(raffle.start) },
            { key: 'end', label: t('opsRaffle.end'), children: formatEnd(raffle.end) },
            { key: 'price', label: t('opsRaffle.price'), children: raffle.price },
            { key: 'max', label: t('opsRaffle.maxTickets'), children: raffle.max_tickets },
            { key: 'entrants', label: t('operation.raffles.entrants'), children: raffle.entrant_count },
          ]}
        />
      </Card>
      <Table
        rowKey="id"
        pagination={false}
        dataSource={raffle.prizes}
        style={{ marginBottom: 16 }}
        columns={[
          { title: t('opsRaffle.prizes'), dataIndex: 'name' },
          { title: t('opsRaffle.prizeKindField'), dataIndex: 'kind_display' },
          { title: t('opsRaffle.quantity'), align: 'right', dataIndex: 'quantity' },
          { title: t('opsRaffle.value'), align: 'right', render: (_, { value }) => money(value) },
          { title: t('opsRaffle.odds'), align: 'right', render: (_, { odds }) => (odds === null ? '–' : odds / 100) },
        ]}
      />
    </>
  )
}

function RaffleSteps({ raffle: { id, actions } }: { raffle: Raffle }) {
  const step = useStep(
    (body: { action: (typeof steps)[number]['action'] }) =>
      submitOnce(`raffle-${id}`, body, (key) =>
        call('POST /studio/ops/raffle/raffle/{id}/process/', { params: { id }, body, key }),
      ),
    ['raffle', 'raffles', 'wins'],
  )
  return (
    <Steps rows={steps} actions={actions} isBusy={step.isPending} onStep={(action) => step.mutateAsync({ action })} />
  )
}

const useRaffle = (id: number) =>
  useQuery({
    queryKey: ['raffle', id],
    queryFn: () => call('GET /studio/ops/raffle/raffle/{id}/', { params: { id } }),
    enabled: id > 0,
  })

/** One raffle: its form while it is a draft, then what was published and who won. */
export function RaffleScreen() {
  const t = useT()
  const id = Number(useParams().id)
  const site = useMe().data?.site
  const zone = site?.time_zone ?? 'UTC'
  const query = useRaffle(id)
  const save = useStep(
    (draft: RaffleDraft) => call('PUT /studio/ops/raffle/raffle/{id}/', { params: { id }, body: bodyOf(draft, zone) }),
    ['raffle', 'raffles'],
  )
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const raffle = query.data
  if (!raffle) return <Loading />
  return (
    <>
      <ScreenHead title={raffle.title}>
        {site && raffle.status !== 'draft' && (
          <Button href={shopPageAddress(site.mobile_url, 'raffle.raffle', { id })} target="_blank" rel="noreferrer">
            {t('resource.view')}
          </Button>
        )}
        <Link to={`/raffles/new?copy=${id}`}>
          <Button tabIndex={-1}>{t('resource.copy')}</Button>
        </Link>
        <RaffleSteps raffle={raffle} />
      </ScreenHead>
      {raffle.status === 'draft' ? (
        <>
          <Alert type="info" showIcon title={t('operation.raffles.draftHint')} style={{ marginBottom: 16 }} />
          <RaffleForm
            id={id}
            initial={draftOf(raffle, zone)}
            thumbs={thumbsOf(raffle)}
            error={save.error}
            isBusy={save.isPending}
            onSave={(draft, done) => save.mutate(draft, { onSuccess: done })}
          />
        </>
      ) : (
        <>
          <Facts raffle={raffle} />
          <WinTable raffle={id} />
        </>
      )}
    </>
  )
}

/** A raffle that is not there yet: an empty one, or a copy of the one that the address names. */
export function NewRaffleScreen() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const create = useStep(
    ({ draft, done }: { draft: RaffleDraft; done: () => void }) => {
      const body = bodyOf(draft, zone)
      return submitOnce('raffle-new', body, (key) => call('POST /studio/ops/raffle/raffle/', { body, key })).then(
        async (raffle) => {
          done()
          client.setQueryData(['raffle', raffle.id], raffle)
          await navigate(`/raffles/${raffle.id}`, { replace: true })
        },
      )
    },
    ['raffles'],
  )
  const source = Number(useSearchParams()[0].get('copy')) || 0
  const copy = useRaffle(source)
  if (copy.isError) return <Failed error={copy.error} onRetry={() => void copy.refetch()} />
  if (source > 0 && !copy.data) return <Loading />
  return (
    <>
      <ScreenHead title={t('opsRaffle.create')} />
      <RaffleForm
        id={null}
        initial={copy.data ? copyOf(copy.data, t('resource.copyName', { name: copy.data.title })) : emptyRaffle}
        thumbs={copy.data ? thumbsOf(copy.data) : {}}
        error={create.error}
        isBusy={create.isPending}
        onSave={(draft, done) => create.mutate({ draft, done })}
      />
    </>
  )
}
