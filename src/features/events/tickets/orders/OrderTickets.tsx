import { formatPrice, fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Icon } from '@/ui/display/Icon'
import s from './Orders.module.scss'

interface OrderTicketsProps {
  readonly order: Pick<TicketOrderDetail, 'tickets' | 'actions'>
  readonly busy: boolean
  /** Gives tickets back, for an amount with its symbol. */
  readonly onRefund: (ids: readonly number[], amount: string) => void
  /** Operators open no ticket of somebody else. */
  readonly isReadOnly?: boolean
}

/**
 * The tickets of an order; those that the rule lets go back can be ticked, and what comes back for them is said before.
 */
export function OrderTickets({ order: { tickets, actions }, busy, onRefund, isReadOnly = false }: OrderTicketsProps) {
  const t = useT()
  const currency = useCurrency()
  const [isChoosing, setChoosing] = useState(false)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const canRefund = actions.includes('refund')
  const back = tickets
    .filter(({ id, refund }) => refund !== null && chosenIds.includes(id))
    .reduce((sum, { refund }) => sum + (fromDecimal(refund ?? '0', currency.exponent) ?? 0), 0)
  const amount = formatPrice(toDecimal(back, currency.exponent), currency)
  const toggle = (id: number) =>
    setChosenIds((was) => (was.includes(id) ? was.filter((one) => one !== id) : [...was, id]))
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('event.ticketsOf', { n: tickets.length })}
      </View>
      {tickets.map(({ id, ticket, attendee, code, status_display, refund }) => {
        const words = (
          <>
            <View className={s.words}>
              <View className={s.person}>{[ticket.name, attendee.name].filter(Boolean).join(' · ')}</View>
              {code ? <View className={s.quiet}>{code}</View> : null}
            </View>
            <Text className={s.quiet}>{status_display}</Text>
          </>
        )
        return (
          <View key={id} className={s.ticket}>
            {isChoosing && refund !== null ? (
              <Checkbox
                checked={chosenIds.includes(id)}
                label={`${ticket.name} ${attendee.name}`}
                onChange={() => toggle(id)}
              />
            ) : null}
            {isReadOnly || code === null ? (
              <View className={s.link}>{words}</View>
            ) : (
              <RouteLink to="event.issuedticket.detail" params={{ id }} className={s.link}>
                {words}
                <Icon name="right" size={14} />
              </RouteLink>
            )}
          </View>
        )
      })}
      {canRefund ? (
        isChoosing ? (
          <View className={s.row}>
            <Button size="s" kind="ghost" onTap={() => setChoosing(false)}>
              {t('event.keep')}
            </Button>
            <Button
              size="s"
              kind="danger"
              busy={busy}
              disabled={chosenIds.length === 0}
              onTap={() => {
                setChoosing(false)
                onRefund(chosenIds, amount)
              }}
            >
              {chosenIds.length === 0 ? t('event.refundChoose') : t('event.refundNow', { amount })}
            </Button>
          </View>
        ) : (
          <View className={s.row}>
            <Button
              size="s"
              kind="secondary"
              onTap={() => {
                setChosenIds(tickets.flatMap(({ id, refund }) => (refund === null ? [] : [id])))
                setChoosing(true)
              }}
            >
              {t('event.action.refund')}
            </Button>
          </View>
        )
      ) : null}
    </View>
  )
}
