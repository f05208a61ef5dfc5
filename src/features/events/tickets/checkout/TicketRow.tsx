import type { TicketSale, TicketType } from '@storefront/contract/entities/events/ticket'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { ticketNote } from '@/features/events/ticket-note'
import { Button } from '@/ui/controls/Button'
import { Stepper } from '@/ui/controls/Stepper'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { mostOf, quantityAfter } from './basket'
import s from './Tickets.module.scss'

interface TicketRowProps {
  /** The event, as it was opened. */
  readonly event: string
  readonly sale: TicketSale
  readonly ticket: TicketType
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** A type of ticket with its price, its terms and how many are taken of it; one that is sold out can be waited for. */
export function TicketRow({ event, sale, ticket, quantity, onChange }: TicketRowProps) {
  const t = useT()
  const { name, description, price, state, uses, min_quantity, max_quantity, is_hidden } = ticket
  const most = mostOf(ticket)
  const isOpen = state === 'open' && most >= min_quantity
  const canWait = state === 'sold_out' && sale.has_waiting_list
  const terms = [
    uses > 1 ? t('event.uses', { n: uses }) : '',
    min_quantity > 1 ? t('event.least', { n: min_quantity }) : '',
    isOpen ? t('event.most', { n: max_quantity }) : '',
  ].filter(Boolean)
  return (
    <View className={cx(s.ticket, !isOpen && s.off)}>
      <View className={s.ticketHead}>
        <View className={s.words}>
          <View className={s.name}>
            {name} {is_hidden ? <Tag tone="primary">{t('event.hidden')}</Tag> : null}
          </View>
          {description ? <View className={s.quiet}>{description}</View> : null}
        </View>
        <Price amount={price} plain={!isOpen} />
      </View>
      <View className={s.quiet}>{ticketNote(t, ticket, sale.event.time_zone?.offsets)}</View>
      {isOpen || canWait || terms.length > 0 ? (
        <View className={s.ticketFoot}>
          <Text className={s.quiet}>{terms.join(' · ')}</Text>
          {isOpen ? (
            <Stepper
              value={quantity}
              min={0}
              max={most}
              label={name}
              onChange={(next) => onChange(quantityAfter(ticket, quantity, next))}
              onLimit={() =>
                feedback.toast(t(most < max_quantity ? 'event.noMoreLeft' : 'event.noMoreAllowed', { n: most }), {
                  at: 'center',
                })
              }
            />
          ) : canWait ? (
            <Button
              size="s"
              kind="secondary"
              label={`${t('event.wait')} ${name}`}
              onTap={() => void go('event.waiting', { id: event, ticket: ticket.id })}
            >
              {t('event.wait')}
            </Button>
          ) : null}
        </View>
      ) : null}
    </View>
  )
}
