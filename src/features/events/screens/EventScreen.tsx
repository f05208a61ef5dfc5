import { isFree } from '@storefront/contract/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { useNow } from '@/platform/use-now'
import { useRoute } from '@/router'
import { eventsApi } from '@/services/api/events'
import { keys } from '@/services/query'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'
import s from './EventScreen.module.scss'
import { eventBadge, eventPhase } from '@/shared/item-card/event-phase'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { TicketList } from '@/features/events/components/TicketList'
import { EventBar } from '@/features/events/components/EventBar'
import { EventFacts } from '@/features/events/components/EventFacts'
import { EventPrice } from '@/features/events/components/EventPrice'
import { EventSummary } from '@/features/events/components/EventSummary'

/** An event: what, when, where, and what its tickets cost. */
export function EventScreen() {
  const t = useT()
  const { params } = useRoute()
  // An id, or the slug of its address.
  const slug = params.id ?? ''
  const query = useQuery({ queryKey: keys.event(slug), queryFn: ({ signal }) => eventsApi.event(slug, { signal }) })
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  const event = query.data
  const shared = useShareCard(
    event
      ? {
          title: event.name,
          description: event.abstract,
          name: 'event.event.detail',
          params: { id: event.slug ?? event.id },
          image: event.main_image,
        }
      : null,
  )
  // It begins and ends under the reader's eyes.
  const now = useNow(event?.start ?? null, event?.end ?? null, event?.sale_from ?? null)
  if (!event) return <Screen title={t('pages.event.detail')} state={state} />
  const phase = eventPhase(event, now)
  const { price_from } = event
  const sale = {
    seats: event.seats_available,
    saleFrom: event.sale_from ?? '',
    canWait: event.has_waiting_list,
    isPaid: price_from !== null && !isFree(price_from),
  }
  const badge = eventBadge(phase, sale, now)
  const saleFrom = badge === 'soon' ? sale.saleFrom : ''
  const hasTickets = event.tickets.length > 0 || event.has_hidden_tickets
  const hasAction = event.has_registration || hasTickets
  const isPriced = price_from !== null && (event.config.show_free_price || !isFree(price_from))
  return (
    <Screen
      title={event.name}
      state={state}
      ownHeading
      layout="side"
      bar={
        hasAction ? (
          <View className={s.box}>
            <EventSummary event={event} isPriced={isPriced} saleFrom={saleFrom} />
            <EventBar event={event} phase={phase} saleFrom={saleFrom} />
          </View>
        ) : undefined
      }
    >
      <View className={s.poster}>
        <Picture image={event.main_image} alt="" width={375} ratio={0.56} eager />
      </View>
      <View className={s.head}>
        <Text className={cx(s.phase, phase === 'over' && s.over)}>
          {t(`pages.event.${badge}`, { n: event.seats_available ?? 0 })}
        </Text>
        <View className={s.titled}>
          <View className={s.name} role="heading" aria-level={1}>
            {event.name}
          </View>
          {shared ? <ShareAction item={shared} /> : null}
        </View>
        {event.abstract ? <View className={s.abstract}>{event.abstract}</View> : null}
        {isPriced ? <EventPrice amount={price_from} className={cx(s.price, hasAction && s.repeated)} /> : null}
        <EventFacts event={event} saleFrom={saleFrom} />
      </View>
      <View className={s.block}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('pages.event.tickets')}
        </View>
        <TicketList event={event} over={phase === 'over'} />
      </View>
      {event.description ? (
        <View className={s.block}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('pages.event.about')}
          </View>
          <RichText html={event.description} />
        </View>
      ) : null}
      <CommentSummary target="event" id={event.id} className={s.block} />
    </Screen>
  )
}
