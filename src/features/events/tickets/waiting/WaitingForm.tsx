import { WAITING_QUANTITY_MAX } from '@storefront/contract/domain/events/waiting-list'
import { formatPrice } from '@storefront/contract/domain/money'
import type { WaitingList } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { OptionRows } from '@/ui/controls/OptionRows'
import { Stepper } from '@/ui/controls/Stepper'
import s from '../checkout/Tickets.module.scss'

interface WaitingFormProps {
  readonly list: WaitingList
  /** The type from which the visitor came here; NaN without one. */
  readonly ticketOfLink: number
  readonly busy: boolean
  /** Reason for the refusal; empty without one. */
  readonly trouble: string
  readonly onJoin: (input: { ticket_id: number; quantity: number }) => void
}

/** A form with the type and the number of tickets to wait for. */
export function WaitingForm({
  list: { tickets, offer_minutes },
  ticketOfLink,
  busy,
  trouble,
  onJoin,
}: WaitingFormProps) {
  const t = useT()
  const currency = useCurrency()
  const [ticketId, setTicketId] = useState(() => (tickets.find(({ id }) => id === ticketOfLink) ?? tickets[0])?.id ?? 0)
  const [count, setCount] = useState(1)
  const ticket = tickets.find(({ id }) => id === ticketId)
  const [least, most] = [
    ticket?.min_quantity ?? 1,
    Math.min(WAITING_QUANTITY_MAX, ticket?.max_quantity ?? WAITING_QUANTITY_MAX),
  ]
  const quantity = Math.max(least, Math.min(most, count))
  return (
    <>
      <View className={s.card}>
        <View className={s.fields}>
          <OptionRows
            label={t('event.type')}
            options={tickets.map(({ id, name, price }) => ({
              value: String(id),
              label: name,
              note: formatPrice(price, currency),
            }))}
            chosenValues={[String(ticketId)]}
            onChange={([id]) => setTicketId(Number(id))}
            one
          />
        </View>
        <View className={s.line}>
          <Text className={s.personName}>{t('event.quantity')}</Text>
          <Stepper value={quantity} min={least} max={most} label={t('event.quantity')} onChange={setCount} />
        </View>
        <View className={s.hint}>{t('event.waitRule', { n: offer_minutes })}</View>
      </View>
      <View className={s.said} role="alert">
        {trouble}
      </View>
      <Button wide busy={busy} onTap={() => onJoin({ ticket_id: ticketId, quantity })}>
        {t('event.join')}
      </Button>
    </>
  )
}
