import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Flex } from 'antd'
import { useState } from 'react'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Steps } from '../operation/Steps'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'

type Order = Reply<'GET /studio/ops/event/ticketorder/{number}/'>
type Action = 'revoke' | 'refund'

const steps = [
  {
    action: 'revoke',
    text: 'operation.tickets.steps.revoke',
    question: 'operation.tickets.asks.revoke',
    isDanger: true,
  },
  {
    action: 'refund',
    text: 'operation.tickets.steps.refund',
    question: 'operation.tickets.asks.refund',
    isDanger: true,
  },
] as const

const labelOf = ({ ticket, attendee, code, status_display }: Order['tickets'][number]): string =>
  [ticket.name, attendee.name, code, status_display].filter(Boolean).join(' · ')

/** The tickets of an order, of which some can be chosen for a refund, and its steps. */
function Tickets({ order }: { readonly order: Order }) {
  const t = useT()
  const can = useCan()
  const valid = order.tickets.filter(({ status }) => status === 'valid').map(({ id }) => id)
  const [chosenIds, setChosenIds] = useState<readonly number[]>(valid)
  const step = useStep(
    (body: { action: Action; ticket_ids?: number[] }) =>
      submitOnce(`ticketorder-${order.number}`, body, (key) =>
        call('POST /studio/ops/event/ticketorder/{number}/process/', {
          params: { number: order.number },
          body,
          key,
        }),
      ),
    ['ticketorder', 'ticketorders'],
  )
  const actions = can(permissions.changeTicketOrder)
    ? order.actions.filter((action) => action !== 'refund' || chosenIds.length > 0)
    : []
  return (
    <Flex vertical gap={12} align="start">
      <Flex vertical gap={4} role="group" aria-label={t('operation.tickets.choose')}>
        {order.tickets.map((ticket) => (
          <Checkbox
            key={ticket.id}
            checked={chosenIds.includes(ticket.id)}
            disabled={!valid.includes(ticket.id)}
            onChange={({ target }) =>
              setChosenIds(target.checked ? [...chosenIds, ticket.id] : chosenIds.filter((one) => one !== ticket.id))
            }
          >
            {labelOf(ticket)}
          </Checkbox>
        ))}
      </Flex>
      <Flex gap={8}>
        <Steps
          rows={steps}
          actions={actions}
          isBusy={step.isPending}
          onStep={(action) => step.mutateAsync({ action, ...(action === 'refund' && { ticket_ids: [...chosenIds] }) })}
        />
      </Flex>
    </Flex>
  )
}

/** One order of tickets as staff see it. */
export function TicketOrderDetail({ number }: { readonly number: string }) {
  const order = useQuery({
    queryKey: ['ticketorder', number],
    queryFn: () => call('GET /studio/ops/event/ticketorder/{number}/', { params: { number } }),
  })
  if (order.isError) return <Failed error={order.error} onRetry={() => void order.refetch()} />
  return order.data ? <Tickets key={order.dataUpdatedAt} order={order.data} /> : <Loading />
}
