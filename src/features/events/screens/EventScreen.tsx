import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { go, useRoute } from '@/router'
import { eventsApi } from '@/services/api/events'
import { keys } from '@/services/query'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'
import s from './EventScreen.module.scss'
import { eventPhase } from '@/shared/item-card/event-phase'
import { TicketList } from '@/features/events/components/TicketList'
import { eventTimeText } from '@/shared/item-card/event-time'

/** An event: what, when, where, and what its tickets cost. */
export function EventScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const query = useQuery({ queryKey: keys.event(id), queryFn: ({ signal }) => eventsApi.event(id, { signal }) })
  const state = useScreenState(query)
  const event = query.data
  const shared = useShareCard(
    event ? { title: event.name, description: event.abstract, name: 'event.event.detail', params: { id: event.id }, image: event.main_image } : null,
  )
  if (!event) return <Screen title={t('pages.event.detail')} state={state} />
  const phase = eventPhase(event, Date.now())
  return (
    <Screen
      title={event.name}
      state={state}
      ownHeading
      bar={
        event.has_registration ? (
          <View className={s.bar}>
            <Button wide onTap={() => void go('event.eventregistration', { id: event.id })}>
              {t('pages.event.register')}
            </Button>
          </View>
        ) : undefined
      }
    >
      <Picture image={event.main_image} alt="" width={375} ratio={0.56} eager />
      <View className={s.head}>
        <Text className={cx(s.phase, phase === 'over' && s.over)}>{t(`pages.event.${phase}`)}</Text>
        <View className={s.titled}>
          <View className={s.name} role="heading" aria-level={1}>
            {event.name}
          </View>
          {shared ? <ShareAction item={shared} /> : null}
        </View>
        {event.abstract ? <View className={s.abstract}>{event.abstract}</View> : null}
        <Fact icon="calendar" label={t('pages.event.time')} text={eventTimeText(event)} />
        <Fact icon="place" label={t('pages.event.place')} text={[event.venue, event.address].filter(Boolean).join(' · ')} />
      </View>
      <View className={s.block}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('pages.event.tickets')}
        </View>
        <TicketList tickets={event.tickets} over={phase === 'over'} />
      </View>
      {event.description ? (
        <View className={s.block}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('pages.event.about')}
          </View>
          <RichText html={event.description} />
        </View>
      ) : null}
    </Screen>
  )
}

function Fact({ icon, label, text }: { readonly icon: 'calendar' | 'place'; readonly label: string; readonly text: string }) {
  return (
    <View className={s.fact}>
      <View className={s.disc}>
        <Icon name={icon} size={18} />
      </View>
      <View className={s.words}>
        <View className={s.label}>{label}</View>
        <View className={s.text}>{text}</View>
      </View>
    </View>
  )
}
