import { fromDecimal, isFree, toDecimal } from '@storefront/contract/domain/money'
import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import bar from '@/features/checkout/components/SubmitBar.module.scss'
import { EventHead } from '@/features/events/components/EventHead'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { ticketsApi } from '@/services/api/tickets'
import { ApiError } from '@/services/client'
import { useScreenState } from '@/shared/screen/useScreenState'
import { feedback } from '@/platform/feedback'
import { session } from '@/state/session'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { choicesOf, type TicketChoice, useTicketBasket } from './basket'
import { CodeEntry } from '../own/CodeEntry'
import { reloadTickets, useTicketSale } from '../queries'
import { TicketRow } from './TicketRow'
import s from './Tickets.module.scss'

/** event.ticket: the types of an event's tickets, chosen by their quantities. */
export function TicketsScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = params.id ?? ''
  const { basket, change } = useTicketBasket(event)
  const query = useTicketSale(event, basket.code)
  const state = useScreenState(query)
  const sale = query.data
  // A code that is none any more shows what everybody sees.
  const isCodeGone =
    query.isError && query.error instanceof ApiError && query.error.kind === 'http' && basket.code !== ''
  useEffect(() => {
    if (isCodeGone) change({ code: '' })
  })
  const choices = sale ? choicesOf(basket, sale.tickets) : []
  const quantityOf = (id: number) => choices.find(({ ticket }) => ticket.id === id)?.quantity ?? 0
  return (
    <Screen
      title={t('event.buyTickets')}
      state={state}
      bar={
        sale ? (
          <TicketsBar event={event} code={basket.code} choices={choices} hasForm={sale.form !== null} />
        ) : undefined
      }
    >
      {sale ? (
        <View className={s.page}>
          <EventHead event={sale.event} />
          {sale.tickets.length > 0 ? null : sale.has_hidden_tickets ? (
            <Empty icon="calendar" text={t('event.codeOnly')} />
          ) : (
            <Empty icon="calendar" text={t('pages.event.noTickets')} hint={t('list.soonHint')} />
          )}
          {sale.tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              event={event}
              sale={sale}
              ticket={ticket}
              quantity={quantityOf(ticket.id)}
              onChange={(quantity) => change({ quantities: { ...basket.quantities, [ticket.id]: quantity } })}
            />
          ))}
          {sale.has_hidden_tickets || basket.code ? (
            <CodeEntry event={event} code={basket.code} onCode={(code) => change({ code })} />
          ) : null}
        </View>
      ) : null}
    </Screen>
  )
}

interface TicketsBarProps {
  readonly event: string
  readonly code: string
  readonly choices: readonly TicketChoice[]
  readonly hasForm: boolean
}

/** The sum of what is chosen and the way on. A free ticket that asks nothing is had at once (spec 7: quick_buy). */
function TicketsBar({ event, code, choices, hasForm }: TicketsBarProps) {
  const t = useT()
  const { exponent } = useCurrency()
  const total = toDecimal(
    choices.reduce((sum, { ticket, quantity }) => sum + (fromDecimal(ticket.price, exponent) ?? 0) * quantity, 0),
    exponent,
  )
  const [only, ...others] = choices
  const isQuick = only !== undefined && others.length === 0 && isFree(only.ticket.price) && !hasForm
  const quick = useBoundSubmit(
    `ticket_quick_buy:${only?.ticket.id ?? 0}`,
    ({ id, ...body }: { id: number; quantity: number; access_code?: string; total: string }, key: string) =>
      ticketsApi.quickBuy(id, body, key),
    {
      onError: () => {
        reloadTickets()
        return false
      },
    },
  )
  const buy = async () => {
    if (!only) return feedback.toast(t('event.quantityMissing'))
    if (!isQuick) return go('event.ticketbasket', { id: event })
    if (!(await session().ensureLogin())) return
    const order = await quick.submit({
      id: only.ticket.id,
      quantity: only.quantity,
      ...(code && { access_code: code }),
      total,
    })
    if (!order) return
    reloadTickets()
    await go('event.ticketorder.detail', { number: order.number }, { replace: true })
  }
  return (
    <View className={bar.bar}>
      <View className={bar.sum} role="status">
        <Price amount={total} size="l" sum />
        {choices.length > 0 ? (
          <View className={s.quiet}>
            {t('event.count', { n: choices.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </View>
        ) : null}
      </View>
      <Button busy={quick.busy} kind={only ? 'primary' : 'ghost'} onTap={() => void buy()}>
        {t(isQuick ? 'event.takeFree' : 'event.next')}
      </Button>
    </View>
  )
}
