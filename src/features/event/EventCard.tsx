import { isFree } from '@storefront/contract/domain/money'
import type { EventBrief } from '@storefront/contract/entities/content'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/features/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import s from './EventCard.module.scss'
import { eventPhase, leftKind } from './phase'
import { eventTimeText } from './timeText'

/** An event with its poster; what is over is told by its word and stands back. */
export function EventCard({ event, eager }: { readonly event: EventBrief; readonly eager?: boolean }) {
  const t = useT()
  const phase = eventPhase(event, Date.now())
  const seats = leftKind(event.seats_available)
  return (
    <RouteLink to="event.event.detail" params={{ id: event.id }} className={s.card}>
      <View className={s.poster}>
        <Picture image={event.main_image} alt="" width={353} ratio={0.5} eager={eager} />
        <View className={cx(s.phase, phase === 'over' && s.over)}>{t(`pages.event.${phase}`)}</View>
      </View>
      <View className={s.words}>
        <View className={s.name}>{event.name}</View>
        <View className={s.fact}>
          <Icon name="time" size={14} />
          <Text className={s.text}>{eventTimeText(event)}</Text>
        </View>
        <View className={s.fact}>
          <Icon name="place" size={14} />
          <Text className={s.text}>{event.address}</Text>
        </View>
        <View className={s.foot}>
          {event.price_from !== null ? (
            <View className={s.price}>
              <Price amount={event.price_from} />
              {isFree(event.price_from) ? null : <Text className={s.from}>{t('pages.event.from')}</Text>}
            </View>
          ) : null}
          <Text className={s.left}>
            {phase !== 'over' && seats !== 'ample' ? t(seats === 'none' ? 'pages.event.soldOut' : 'pages.event.seats', { n: event.seats_available ?? 0 }) : ''}
          </Text>
        </View>
      </View>
    </RouteLink>
  )
}
