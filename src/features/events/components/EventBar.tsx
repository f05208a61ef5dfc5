import type { EventDetail } from '@storefront/contract/entities/events/event'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { addToCalendar } from '@/features/events/add-to-calendar'
import { saleEntryOf } from '@/features/events/event-calendar'
import { useHasCalendar } from '@/platform/calendar/use-has-calendar'
import { go } from '@/router'
import type { EventPhase } from '@/shared/item-card/event-phase'
import { Button } from '@/ui/controls/Button'
import s from '@/features/events/screens/EventScreen.module.scss'

interface EventBarProps {
  readonly event: EventDetail
  readonly phase: EventPhase
  /** Start of the sale (ISO 8601) while it is to come, or empty. */
  readonly saleFrom: string
}

/**
 * The main action of an event (spec 4): 已结束 after its end, else 立即报名, which leads to its registration, to its tickets,
 * or to its waiting list if nothing is available. Before the sale it is a reminder of its start.
 */
export function EventBar({ event, phase, saleFrom }: EventBarProps) {
  const t = useT()
  const { id, has_registration, has_hidden_tickets, has_waiting_list, tickets } = event
  const hasTickets = tickets.length > 0 || has_hidden_tickets
  const isSoldOut = hasTickets && !has_hidden_tickets && tickets.every(({ state }) => state === 'sold_out')
  const canRemind = useHasCalendar() && saleFrom !== '' && hasTickets && !has_registration
  const toTickets = () => void go('event.ticket', { id })
  return (
    <View className={s.bar}>
      {phase === 'over' ? (
        <Button wide disabled onTap={() => {}}>
          {t('pages.event.over')}
        </Button>
      ) : (
        <>
          {has_waiting_list ? (
            <Button
              kind={isSoldOut && !has_registration ? 'primary' : 'ghost'}
              className={s.action}
              onTap={() => void go('event.waiting', { id })}
            >
              {t('event.wait')}
            </Button>
          ) : null}
          {has_registration && hasTickets ? (
            <Button kind="secondary" className={s.action} onTap={toTickets}>
              {t('event.buyTickets')}
            </Button>
          ) : null}
          {has_registration || !isSoldOut || !has_waiting_list ? (
            <Button
              kind={canRemind ? 'ghost' : 'primary'}
              className={s.action}
              disabled={isSoldOut && !has_registration}
              onTap={() => (has_registration ? void go('event.eventregistration', { id }) : toTickets())}
            >
              {t(
                isSoldOut && !has_registration
                  ? 'pages.event.soldOut'
                  : canRemind
                    ? 'event.seeTickets'
                    : 'pages.event.register',
              )}
            </Button>
          ) : null}
          {canRemind ? (
            <Button className={s.action} onTap={() => void addToCalendar(saleEntryOf(event, saleFrom, t))}>
              {t('event.remind')}
            </Button>
          ) : null}
        </>
      )}
    </View>
  )
}
