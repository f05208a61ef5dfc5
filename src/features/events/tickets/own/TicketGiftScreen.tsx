import type { AttendeeInput, TicketGift } from '@storefront/contract/entities/events/ticket'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useContactSaver } from '@/features/account/useContactSaver'
import { EventHead } from '@/features/events/components/EventHead'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { endTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { useSubmit } from '@/services/use-submit'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import { AttendeeFields, type CheckAttendee, personOf } from '../checkout/AttendeeFields'
import s from './Pass.module.scss'
import { reloadTickets } from '../queries'

/** event.issuedticket.present: what the link of a ticket's gift leads to. Everybody sees what it is; one takes it. */
export function TicketGiftScreen() {
  const t = useT()
  const { params } = useRoute()
  const num = params.num ?? ''
  const query = useQuery({
    queryKey: ticketKeys.gift(num),
    queryFn: ({ signal }) => ticketsApi.gift(num, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query, <PageSkeleton shape="card" />)
  const gift = query.data
  return (
    <Screen title={t('event.giftTitle')} state={gift ? undefined : state}>
      {gift ? <Inside num={num} gift={gift} reload={() => void query.refetch()} /> : null}
    </Screen>
  )
}

function Inside({
  num,
  gift,
  reload,
}: {
  readonly num: string
  readonly gift: TicketGift
  readonly reload: () => void
}) {
  const t = useT()
  const { giver, event, ticket, state, until, form } = gift
  const [value, setValue] = useState<AttendeeInput>({})
  const saver = useContactSaver()
  const check = useRef<CheckAttendee | null>(null)
  const { submit, busy } = useSubmit(
    `ticket_receive:${num}`,
    (body: AttendeeInput, key: string) => ticketsApi.receive(num, body, key),
    {
      onError: () => {
        reload()
        return false
      },
    },
  )
  const receive = async () => {
    const attendee = check.current?.()
    if (!attendee || !(await session().ensureLogin())) return
    const reply = await submit(attendee)
    if (!reply) return
    saver.save({ '': personOf(form, attendee) })
    reloadTickets()
    feedback.toast(t('event.giftReceived'), { at: 'center' })
    await go('event.issuedticket.detail', { id: reply.id }, { replace: true })
  }
  return (
    <View className={s.page}>
      <View className={s.giver}>
        {giver.avatar ? (
          <View className={s.avatar}>
            <Picture image={giver.avatar} alt="" width={56} ratio={1} />
          </View>
        ) : null}
        {t('event.giftFrom', { name: giver.name })}
      </View>
      <EventHead event={event} />
      <View className={s.said} role="status">
        {state === 'open'
          ? [
              ticket.name,
              until ? t('event.giftUntil', { moment: planText(t, endTimeText(until, event.time_zone?.offsets)) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')
          : t(`event.giftState.${state}`)}
      </View>
      {state === 'open' ? (
        <>
          <View className={s.card}>
            <AttendeeFields form={form} value={value} onChange={setValue} checkRef={check} saver={saver} />
          </View>
          <Button wide busy={busy} onTap={() => void receive()}>
            {t('event.giftReceive')}
          </Button>
        </>
      ) : null}
      <Button
        wide
        kind="ghost"
        onTap={() =>
          void (state === 'own' ? go('event.issuedticket') : go('event.event.detail', { id: event.slug ?? event.id }))
        }
      >
        {t(state === 'own' ? 'event.ownTickets' : 'event.toEvent')}
      </Button>
    </View>
  )
}
