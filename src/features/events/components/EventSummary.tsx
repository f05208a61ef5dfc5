import type { EventDetail } from '@storefront/contract/entities/events/event'
import { Text, View } from '@tarojs/components'
import { saleMomentText } from '@/features/events/ticket-note'
import { useT } from '@/i18n'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { Icon } from '@/ui/display/Icon'
import { EventPrice } from './EventPrice'
import s from './EventSummary.module.scss'

interface EventSummaryProps {
  readonly event: EventDetail
  readonly isPriced: boolean
  /** As of the bar. */
  readonly saleFrom: string
}

/** Price, time and place above the action, in the box beside the event in a desktop's window; nothing on a phone. */
export function EventSummary({ event, isPriced, saleFrom }: EventSummaryProps) {
  const t = useT()
  const { price_from, venue, address, seats_expected, seats_available } = event
  const place = venue || address
  return (
    <View className={s.summary}>
      {isPriced && price_from !== null ? <EventPrice amount={price_from} className={undefined} /> : null}
      <View className={s.line}>
        <Icon name="calendar" size={18} />
        <Text className={s.lineText}>{eventTimeText(t, event)}</Text>
      </View>
      {saleFrom ? (
        <View className={s.line}>
          <Icon name="time" size={18} />
          <Text className={s.lineText}>
            {t('event.saleFrom', { moment: saleMomentText(t, saleFrom, event.time_zone?.offsets) })}
          </Text>
        </View>
      ) : null}
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
