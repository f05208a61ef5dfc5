import type { OpsEventDetail } from '@storefront/contract/entities/events/ops-event'
import { hasPermission } from '@storefront/contract/has-permission'
import { eventPermissions, permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { EventActions, useEventActions } from '@/features/ops/components/EventActions'
import { PublicationHead } from '@/features/ops/components/PublicationHead'
import s from '@/features/ops/components/Ops.module.scss'
import { eventCounts } from '@/features/ops/eventList'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { opsContentApi, opsContentKeys } from '@/services/api/ops/content'
import { keys, replaceQueryData } from '@/services/query'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'

const NONE: readonly string[] = []

/** ops.event.detail: an event's state, its counts, and what staff does at it (spec 6). */
export function OpsEventScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(...eventPermissions)
  const queryKey = opsContentKeys.event(id)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => opsContentApi.event(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="reading" />)
  return (
    <Screen title={t('opsEvent.detail')} state={guard ?? screenState}>
      {query.data ? <Inside event={query.data} onChange={(next) => replaceQueryData(queryKey, next)} /> : null}
    </Screen>
  )
}

function Inside({
  event,
  onChange,
}: {
  readonly event: OpsEventDetail
  readonly onChange: (event: OpsEventDetail) => void
}) {
  const t = useT()
  const perms = useSession((state) => state.user?.perms) ?? NONE
  const { id, name, is_active, address, venue, tickets, waiting } = event
  const readsOrders = hasPermission(perms, permissions.readTicketOrder)
  const actions = useEventActions(event)
  return (
    <View className={s.page}>
      <PublicationHead
        title={name}
        status={t(is_active ? 'opsEvent.on' : 'opsEvent.off')}
        lines={[
          eventTimeText(t, event),
          [venue, address].filter(Boolean).join(' · '),
          eventCounts(t, event).join(' · '),
        ]}
        isActive={is_active}
        canChange={hasPermission(perms, permissions.changeEvent)}
        action={`event:${id}`}
        activate={(isActive) => opsContentApi.activateEvent(id, isActive)}
        staleKeys={[opsContentKeys.events(), keys.events(), keys.event(id)]}
        onChange={onChange}
        page={{ name: 'event.event.detail', params: { id } }}
      />
      <EventActions event={event} actions={actions} />
      {readsOrders && tickets.length > 0 ? (
        <Button wide kind="secondary" onTap={() => void go('ops.ticketorder', { event: id })}>
          {t('opsEvent.orders')}
        </Button>
      ) : null}
      {readsOrders && waiting !== null ? (
        <Button wide kind="secondary" onTap={() => void go('ops.waiting', { id })}>
          {t('opsEvent.waitingList', { n: waiting })}
        </Button>
      ) : null}
      {tickets.length > 0 ? (
        <View className={s.rows}>
          <View className={s.section} role="heading" aria-level={2}>
            {t('opsEvent.tickets')}
          </View>
          {tickets.map((ticket) => (
            <View key={ticket.id} className={s.quantity}>
              <Text className={s.name}>{ticket.name}</Text>
              <Text className={s.quiet}>
                {`${t('opsEvent.issued', { n: ticket.issued })} · ${ticket.reserved > 0 ? `${t('opsEvent.reserved', { n: ticket.reserved })} · ` : ''}${ticket.left === null ? t('opsEvent.ticketAmple') : t('opsEvent.ticketLeft', { n: ticket.left })}`}
              </Text>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  )
}
