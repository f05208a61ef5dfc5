import type { EventDetail } from '@storefront/contract/entities/events/event'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Price } from '@/ui/display/Price'
import { remainingKind } from '@/shared/item-card/event-phase'
import s from './TicketList.module.scss'

interface TicketListProps {
  readonly tickets: EventDetail['tickets']
  /** The event is over: how many are left means nothing any more. */
  readonly over: boolean
}

/** What the tickets cost and how many are left. */
export function TicketList({ tickets, over }: TicketListProps) {
  const t = useT()
  if (tickets.length === 0) return <View className={s.none}>{t('pages.event.noTickets')}</View>
  const words = { none: 'pages.event.soldOut', few: 'pages.event.left', ample: 'pages.event.ample' } as const
  return (
    <View className={s.list}>
      {tickets.map(({ id, name, price, left: leftCount }) => {
        const kind = remainingKind(leftCount)
        return (
          <View key={id} className={cx(s.ticket, (over || kind === 'none') && s.off)}>
            <View className={s.words}>
              <View className={s.name}>{name}</View>
              {over ? null : <Text className={s.left}>{t(words[kind], { n: leftCount ?? 0 })}</Text>}
            </View>
            <Price amount={price} plain={over || kind === 'none'} />
          </View>
        )
      })}
    </View>
  )
}
