import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { OpsCard } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText, untilText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import s from './Ops.module.scss'

interface TicketFoundProps {
  readonly card: OpsCard
  readonly busy: boolean
  readonly onUse: () => void
  readonly onNext: () => void
}

/** The facts of a ticket: whether it admits, to what, and whom. */
export function TicketResult({ card, busy, onUse, onNext }: TicketFoundProps) {
  const t = useT()
  const { num, is_usable, status_display, line, contacts, end, used: usedAt, used_by, order_number } = card
  const facts = [
    `${t('ops.num')}  ${num}`,
    `${t('ops.holder')}  ${contactLine(contacts)}`,
    usedAt
      ? t('ticket.usedAt', { time: dateTimeText(usedAt) })
      : end
        ? t('ticket.until', { date: untilText(end) })
        : t('ticket.forever'),
    ...(used_by ? [`${t('ops.by')}  ${used_by}`] : []),
    order_number,
  ]
  return (
    <View className={s.card} role="status">
      <View className={s.head}>
        <Text className={cx(s.big, is_usable ? s.good : s.bad)}>{t(is_usable ? 'ops.usable' : 'ops.unusable')}</Text>
        <Text className={s.status}>{status_display}</Text>
      </View>
      <LineRow line={{ ...line, price: line.upit, quantity: 1 }} />
      {facts.map((fact) => (
        <View key={fact} className={s.text}>
          {fact}
        </View>
      ))}
      <View className={s.actions}>
        {is_usable ? (
          <Button wide busy={busy} onTap={onUse}>
            {t('ops.use')}
          </Button>
        ) : (
          <Button wide kind="secondary" onTap={onNext}>
            {t('ops.next')}
          </Button>
        )}
      </View>
    </View>
  )
}
