import type { EventRef } from '@storefront/contract/entities/events/event'
import { View } from '@tarojs/components'
import { useEventZone } from '@/features/events/useEventZone'
import { useT } from '@/i18n'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { Picture } from '@/ui/display/Picture'
import s from './EventHead.module.scss'

/** The event of a ticket's screen, with a link to it. */
export function EventHead({ event }: { readonly event: EventRef }) {
  const t = useT()
  const zone = useEventZone(event)
  return (
    <RouteLink to="event.event.detail" params={{ id: event.slug ?? event.id }} className={s.event}>
      {event.main_image ? (
        <View className={s.picture}>
          <Picture image={event.main_image} alt="" width={72} ratio={1} eager />
        </View>
      ) : null}
      <View className={s.words}>
        <View className={s.name}>{event.name}</View>
        <View className={s.quiet}>{eventTimeText(t, event)}</View>
        <View className={s.quiet}>{[event.venue, event.address].filter(Boolean).join(' · ')}</View>
        {zone ? (
          <View className={s.zone} role="note">
            {t('event.zone', { zone })}
          </View>
        ) : null}
      </View>
    </RouteLink>
  )
}
