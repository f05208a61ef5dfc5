import { contactLine } from '@storefront/contract/domain/account/mobile'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Typography } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'

type WaitingList = Reply<'GET /studio/ops/event/event/{id}/waiting/'>
type Place = WaitingList['results'][number]

const statuses = ['waiting', 'offered', 'accepted'] as const
const tabs = [
  { key: '', text: 'operation.all' },
  ...statuses.map((status) => ({ key: status, text: `opsTicket.statuses.${status}` as const })),
] as const

/** Offers free seats in order; says why nothing is offered where nothing is. */
function Offer({ event, list }: { event: number; list: WaitingList }) {
  const can = useCan()
  const step = useStep(
    () =>
      submitOnce(`offer-${event}`, {}, (key) =>
        call('POST /studio/ops/event/event/{id}/offer/', { params: { id: event }, key }),
      ),
    ['waiting'],
  )
  if (list.reason) return <Typography.Text type="secondary">{list.reason.detail}</Typography.Text>
  if (!can(permissions.changeTicketOrder)) return null
  return (
    <StepButton
      text="opsTicket.offerNow"
      question="operation.waitingList.ask"
      isPrimary
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

/** The waiting list of an event in order of joining, with its free seats. */
export function WaitingListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  const event = Number(useParams().id)
  const [list, setList] = useState<WaitingList>()
  const about = useQuery({
    queryKey: ['event-name', event],
    queryFn: () => call('GET /studio/ops/event/event/{id}/', { params: { id: event } }),
  }).data?.name
  return (
    <OperationList<Place>
      name="waiting"
      item={event}
      {...(about !== undefined && { about })}
      title="opsTicket.waitingTitle"
      search="operation.waitingList.search"
      tabs={tabs}
      actions={
        list && (
          <>
            <Typography.Text strong>
              {list.seats_expected === null
                ? t('opsTicket.unlimited')
                : t('opsTicket.seats', { left: list.seats_available ?? 0, all: list.seats_expected })}
            </Typography.Text>
            <Offer event={event} list={list} />
          </>
        )
      }
      load={async ({ tab, ...query }) => {
        const reply = await call('GET /studio/ops/event/event/{id}/waiting/', {
          params: { id: event },
          query: { ...query, status: statuses.find((status) => status === tab) },
        })
        setList(reply)
        return reply
      }}
      rowKey="id"
      columns={[
        { title: t('operation.person'), render: (_, { user }) => contactLine(user) },
        { title: t('operation.waitingList.ticket'), render: (_, { ticket }) => ticket.name },
        { title: t('operation.tickets.quantity'), align: 'right', dataIndex: 'quantity' },
        { title: t('operation.waitingList.joined'), render: (_, place) => moment(place.joined) },
        {
          title: t('operation.waitingList.until'),
          render: (_, { offer_until }) => (offer_until ? formatEnd(offer_until) : '–'),
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
      ]}
    />
  )
}
