import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ComponentProps, useState } from 'react'
import { AddToCalendar } from '@/features/events/components/AddToCalendar'
import { EventHead } from '@/features/events/components/EventHead'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { endTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { RouteLink } from '@/shared/link/RouteLink'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import type { ChangeAttendee } from './ChangeAttendee'
import { usePart } from '@/shared/screen/usePart'
import s from './Pass.module.scss'
import { TicketPass } from './TicketPass'
import { useTicketGift } from './useTicketGift'

/** event.issuedticket.detail: one ticket with its code; without a network as it was last seen. */
export function OwnEventTicketScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const { state, data, at, query } = useOfflineQuery<IssuedTicketDetail>({
    part: 'eventTicket',
    name: String(id),
    queryKey: ticketKeys.one(id),
    load: (options) => ticketsApi.one(id, options),
  })
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  return (
    <Screen title={t('event.ticketTitle')} state={state}>
      {data ? (
        <View className={s.page}>
          <OfflineNotice at={at} />
          <EventHead event={data.event} />
          <TicketPass ticket={data} />
          <Inside ticket={data} isOffline={at !== null} />
        </View>
      ) : null}
    </Screen>
  )
}

function Inside({ ticket, isOffline }: { readonly ticket: IssuedTicketDetail; readonly isOffline: boolean }) {
  const t = useT()
  const { id, event, attendee, actions, order_number, from, refund } = ticket
  const [isChanging, setChanging] = useState(false)
  const { giveTicket, takeBack, busy } = useTicketGift(ticket)
  const can = (action: (typeof actions)[number]) => !isOffline && actions.includes(action)
  return (
    <>
      {ticket.gift ? <OpenGift ticket={ticket} gift={ticket.gift} /> : null}
      {isChanging ? (
        <AttendeeChange key={id} ticket={ticket} onDone={() => setChanging(false)} />
      ) : (
        <View className={s.card}>
          <Facts
            facts={[
              { label: t('event.type'), text: ticket.ticket.name },
              { label: t('event.name'), text: attendee.name },
              { label: t('event.mobile'), text: maskMobile(attendee.mobile) },
              ...attendee.answers.map(({ title, value }) => ({ label: title, text: value })),
              { label: t('event.from'), text: from ?? '' },
              {
                label: t('event.refundRule'),
                text: refund.until
                  ? t(refund.percent < 100 ? 'event.refundPart' : 'event.refundUntil', {
                      moment: planText(t, endTimeText(refund.until, event.time_zone?.offsets)),
                      percent: refund.percent,
                    })
                  : t('event.refundNever'),
              },
            ]}
          />
          {order_number && !isOffline ? (
            <RouteLink to="event.ticketorder.detail" params={{ number: order_number }} className={s.link}>
              {t('event.toOrder')}
            </RouteLink>
          ) : null}
        </View>
      )}
      {isChanging ? null : (
        <View className={s.actions}>
          <AddToCalendar event={event} className={s.action} />
          {can('attendee') ? (
            <Button kind="secondary" className={s.action} onTap={() => setChanging(true)}>
              {t('event.changeAttendee')}
            </Button>
          ) : null}
          {can('present') ? (
            <Button kind="secondary" className={s.action} busy={busy} onTap={() => void giveTicket()}>
              {t('event.give')}
            </Button>
          ) : null}
          {can('present_cancel') ? (
            <Button kind="ghost" className={s.action} busy={busy} onTap={() => void takeBack()}>
              {t('event.takeBack')}
            </Button>
          ) : null}
        </View>
      )}
    </>
  )
}

/** A gift whose link is open: sent as often as it takes, until somebody accepts it. */
function OpenGift({
  ticket,
  gift,
}: {
  readonly ticket: IssuedTicketDetail
  readonly gift: NonNullable<IssuedTicketDetail['gift']>
}) {
  const t = useT()
  const name = useSession((state) => state.user?.name ?? '')
  const { event } = ticket
  const shared = useShareCard({
    title: t('event.giftShare', { name, event: event.name }),
    description: ticket.ticket.name,
    image: event.main_image,
    name: 'event.issuedticket.present',
    params: { num: gift.num },
  })
  return (
    <View className={s.card}>
      <View className={s.gift}>
        <View className={s.said}>
          {t('event.giftOpen', { moment: planText(t, endTimeText(gift.until, event.time_zone?.offsets)) })}
        </View>
        {shared ? <ShareAction item={shared} /> : null}
      </View>
    </View>
  )
}

const changePart = () => import('./ChangeAttendee').then((module) => module.ChangeAttendee)

/** Most tickets keep their attendee: what asks for another one is loaded with the tap. */
function AttendeeChange(props: ComponentProps<typeof ChangeAttendee>) {
  const Part = usePart(changePart)
  return Part ? <Part {...props} /> : <SkeletonRows rows={2} />
}
