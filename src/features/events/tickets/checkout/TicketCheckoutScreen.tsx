import type { TicketCheckout } from '@storefront/contract/entities/events/ticket'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Breakdown } from '@/features/checkout/components/Breakdown'
import { Discounts } from '@/features/checkout/components/Discounts'
import { SubmitBar } from '@/features/checkout/components/SubmitBar'
import { EventHead } from '@/features/events/components/EventHead'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { refusalStep } from '@/features/checkout/checkout-refusal'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Price } from '@/ui/display/Price'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { AttendeeList, useAttendees } from './AttendeeList'
import { attendeesOf, placesOf } from './attendees'
import { ticketBasket } from './basket'
import { ticketKeys } from '@/services/api/tickets'
import { queryClient } from '@/services/query'
import { refundRuleText } from '../orders/refund-rule'
import s from './Tickets.module.scss'
import { useSubmitTickets, useTicketCheckout } from './useTicketCheckout'

/** event.ticketbasket: the last look before an order of tickets: for whom they are, and what they cost. */
export function TicketCheckoutScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = params.id ?? ''
  const guard = useRequireLogin()
  const [{ code, quantities }] = useState(() => ticketBasket(event).read())
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ ticket_id: Number(id), quantity }] : [],
  )
  const basket = { lines, ...(code && { access_code: code }) }
  const checkout = useTicketCheckout(basket, guard === null)
  const screenState = useScreenState(checkout.query)
  const { data, error } = checkout.query
  // What was chosen cannot be had any more, which trying again does not change.
  const refusal =
    error instanceof ApiError && error.kind === 'http' && refusalStep(error.code) !== 'rechoose'
      ? errorText(error)
      : null
  const empty: ScreenState = {
    kind: 'empty',
    icon: 'calendar',
    text: refusal ?? t('event.basketEmpty'),
    action: { text: t('event.toTickets'), onTap: () => void go('event.ticket', { id: event }, { replace: true }) },
  }
  const state = guard ?? (lines.length === 0 || refusal !== null ? empty : screenState)
  if (!data || state.kind !== 'ready') return <Screen title={t('event.checkout')} state={state} />
  return <Inside event={event} code={code} checkout={checkout} data={data} />
}

interface InsideProps {
  readonly event: string
  readonly code: string
  readonly checkout: ReturnType<typeof useTicketCheckout>
  readonly data: TicketCheckout
}

function Inside({ event, code, checkout, data }: InsideProps) {
  const t = useT()
  const { query, chooseCoupon, chooseCard, rechoose } = checkout
  const { lines, refund, sums } = data
  const attendees = useAttendees(
    event,
    data.form,
    placesOf(lines.map(({ ticket, quantity }) => ({ id: ticket.id, name: ticket.name, quantity }))),
  )
  const { submit, busy } = useSubmitTickets(event, {
    rechoose,
    onGone: () => void queryClient.invalidateQueries({ queryKey: ticketKeys.checkout() }),
  })
  const order = async () => {
    const people = attendees.check()
    if (!people) return feedback.toast(t('event.attendeesWrong'), { at: 'center' })
    const reply = await submit({
      lines: lines.map(({ ticket, quantity }) => ({
        ticket_id: ticket.id,
        quantity,
        attendees: attendeesOf(people, ticket.id, quantity),
      })),
      ...(code && { access_code: code }),
      // As it was shown: the best of now may be another one by the time it arrives.
      user_coupon_id: data.user_coupon_id,
      user_card_id: data.user_card_id,
      total: sums.total,
    })
    if (!reply) return
    ticketBasket(event).clear()
    attendees.finish(people)
    await go('payment', { order: reply.number, amount: reply.tit }, { replace: true })
  }
  const isCounting = query.isFetching || query.isError
  return (
    <Screen
      title={t('event.checkout')}
      bar={<SubmitBar sums={sums} busy={busy} disabled={isCounting} onSubmit={() => void order()} />}
    >
      <View className={s.page}>
        <EventHead event={data.event} />
        <View className={s.card}>
          {lines.map(({ ticket, quantity }) => (
            <View key={ticket.id} className={s.line}>
              <View className={s.name}>{ticket.name}</View>
              <View className={s.amount}>
                <Price amount={ticket.price} plain />
                <Text className={s.quiet}>{`× ${quantity}`}</Text>
              </View>
            </View>
          ))}
        </View>
        <AttendeeList control={attendees} />
        <Discounts checkout={data} onCoupon={chooseCoupon} onCard={chooseCard} />
        <Breakdown
          checkout={{
            ...data,
            diamonds_left: 0,
            lines: lines.map(({ ticket, share }) => ({ id: ticket.id, product_name: ticket.name, share })),
          }}
        />
        <View className={s.hint}>{refundRuleText(t, refund, data.event)}</View>
      </View>
    </Screen>
  )
}
