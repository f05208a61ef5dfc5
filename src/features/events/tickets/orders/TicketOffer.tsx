import type { OfferPrice } from '@storefront/contract/entities/events/ticket'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { Breakdown } from '@/features/checkout/components/Breakdown'
import { Discounts } from '@/features/checkout/components/Discounts'
import { EventHead } from '@/features/events/components/EventHead'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import { Screen } from '@/ui/layout/Screen'
import type { EventForm } from '../checkout/AttendeeFields'
import { AttendeeList, useAttendees } from '../checkout/AttendeeList'
import { attendeesOf, placesOf } from '../checkout/attendees'
import { OrderTop } from './OrderParts'
import s from './Orders.module.scss'
import { refundRuleText } from './refund-rule'
import { useOfferPrice } from '../checkout/useTicketCheckout'
import { useTicketOrderStep } from './useTicketOrderStep'

interface TicketOfferProps {
  readonly order: TicketOrderDetail
  readonly form: EventForm
}

/**
 * Seats that the waiting list holds, with what they will cost: accepted with the attendees' data, or declined, which
 * frees them at once.
 */
export function TicketOffer({ order, form }: TicketOfferProps) {
  const t = useT()
  const pricing = useOfferPrice(order.number)
  const state = useScreenState(pricing.query)
  const { data } = pricing.query
  return data ? (
    <PricedOffer order={order} form={form} pricing={pricing} price={data} />
  ) : (
    <Screen title={t('event.offer')} state={state} />
  )
}

interface PricedOfferProps extends TicketOfferProps {
  readonly pricing: ReturnType<typeof useOfferPrice>
  readonly price: OfferPrice
}

function PricedOffer({ order, form, pricing, price }: PricedOfferProps) {
  const t = useT()
  const { number, lines, event, refund_rule } = order
  const attendees = useAttendees(
    `offer.${number}`,
    form,
    placesOf(lines.map(({ ticket_id, name, quantity }) => ({ id: ticket_id, name, quantity }))),
  )
  const { send, close, busy } = useTicketOrderStep(number)
  const accept = async () => {
    const people = attendees.check()
    if (!people) return feedback.toast(t('event.attendeesWrong'), { at: 'center' })
    const accepted = await send({
      action: 'accept',
      attendees: lines.flatMap(({ ticket_id, quantity }) => attendeesOf(people, ticket_id, quantity)),
      // As it was shown: the best of now may be another one by the time it arrives.
      user_coupon_id: price.user_coupon_id,
      user_card_id: price.user_card_id,
      total: price.sums.total,
    })
    if (!accepted) return
    attendees.finish(people)
    await go('payment', { order: number, amount: accepted.tit })
  }
  const isCounting = pricing.query.isFetching || pricing.query.isError
  return (
    <Screen
      title={t('event.offer')}
      ownHeading
      bar={
        <View className={s.bar}>
          <View className={s.sum} role="status">
            <Text className={s.quiet}>{t('pages.checkout.total')}</Text>
            <Price amount={price.sums.total} size="l" sum />
          </View>
          <Button kind="ghost" disabled={busy} onTap={() => void close('decline')}>
            {t('event.action.decline')}
          </Button>
          <Button busy={busy} disabled={isCounting} onTap={() => void accept()}>
            {t('event.action.accept')}
          </Button>
        </View>
      }
    >
      <OrderTop order={order} />
      <View className={s.page}>
        <EventHead event={event} />
        <AttendeeList control={attendees} />
        <Discounts checkout={price} onCoupon={pricing.chooseCoupon} onCard={pricing.chooseCard} />
        <Breakdown
          checkout={{
            ...price,
            diamonds_left: 0,
            lines: lines.flatMap(({ ticket_id, name, quantity }, at) => {
              const share = price.shares[at]
              return share ? [{ id: ticket_id, product_name: `${name} ×${quantity}`, share }] : []
            }),
          }}
        />
        <View className={s.rule}>{refundRuleText(t, refund_rule, event)}</View>
      </View>
    </Screen>
  )
}
