import { isFree } from '@storefront/contract/domain/money'
import type { EventDetail } from '@storefront/contract/entities/events/event'
import { Text, View } from '@tarojs/components'
import { useContext } from 'react'
import { useT } from '@/i18n'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { Icon } from '@/ui/display/Icon'
import { Price } from '@/ui/display/Price'
import { LayoutContext } from '@/ui/layout/layouts'
import s from '@/features/events/screens/EventScreen.module.scss'

/** The price of an event's cheapest ticket. */
export function EventPrice({ amount, className }: { readonly amount: string; readonly className: string | undefined }) {
  const t = useT()
  return (
    <Price amount={amount} size="l" {...(className && { className })}>
      {isFree(amount) ? null : <Text className={s.suffix}>{t('pages.event.from')}</Text>}
    </Price>
  )
}

interface EventSummaryProps {
  readonly event: EventDetail
  readonly isPriced: boolean
}

/** Price, time and place above the action, in the box beside the event in a desktop's window; nothing on a phone. */
export function EventSummary({ event, isPriced }: EventSummaryProps) {
  const t = useT()
  const layout = useContext(LayoutContext)
  if (layout !== 'side') return null
  const { price_from, venue, address, seats_expected, seats_available } = event
  const place = venue || address
  return (
    <View className={s.summary}>
      {isPriced && price_from !== null ? <EventPrice amount={price_from} className={undefined} /> : null}
      <View className={s.line}>
        <Icon name="calendar" size={18} />
        <Text className={s.lineText}>{eventTimeText(t, event)}</Text>
      </View>
      {place ? (
        <View className={s.line}>
          <Icon name="place" size={18} />
          <Text className={s.lineText}>{place}</Text>
        </View>
      ) : null}
      {seats_expected === null ? null : (
        <View className={s.line}>
          <Icon name="user" size={18} />
          <Text className={s.lineText}>
            {t(seats_available === 0 ? 'event.seatsNone' : 'event.seatsLeft', {
              all: seats_expected,
              left: seats_available ?? seats_expected,
            })}
          </Text>
        </View>
      )}
    </View>
  )
}
