import type { EventBrief } from '@storefront/contract/entities/content'
import { View } from '@tarojs/components'
import { usePaged } from '@/features/list/usePaged'
import { useT } from '@/i18n'
import { content, type EventsQuery } from '@/services/content'
import { keys } from '@/services/query'
import { Empty } from '@/ui/Empty'
import { ListView } from '@/ui/ListView'
import { SkeletonRows } from '@/ui/Skeleton'
import { EventCard } from './EventCard'
import s from './EventResults.module.scss'

const idOf = (event: EventBrief): number => event.id

/** The events of a question, the next ones first. */
export function EventResults({ query }: { readonly query: EventsQuery }) {
  const t = useT()
  const events = usePaged<EventBrief>({ key: keys.events(query), load: (page, options) => content.events({ ...query, ...page }, options), idOf })
  return (
    <ListView
      {...events.view}
      skeleton={<SkeletonRows />}
      empty={<Empty icon="calendar" text={query.search ? t('pages.search.empty') : t('pages.event.empty')} />}
    >
      <View className={s.list}>
        {events.items.map((event, index) => (
          <EventCard key={event.id} event={event} eager={index < 2} />
        ))}
      </View>
    </ListView>
  )
}
