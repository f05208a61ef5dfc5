import { exchangeLabel } from '@storefront/contract/domain/after-sales/exchange'
import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import { trackReturnClick } from '@/features/orders/trackReturnClick'
import { TicketCard } from '@/features/wallet/components/TicketCard'
import { Icon } from '@/ui/display/Icon'
import s from './OrderLines.module.scss'

/**
 * Number of usable tickets of a line that show their codes; further and used ones are on the screen of the order's
 * tickets.
 */
const TICKETS_MAX = 2

/** Words for the return of a line that offers none any more. */
const returnStates: Readonly<Record<OrderLine['return_status'], TextKey | null>> = {
  draft: null,
  return_apply: 'pages.order.returnOpen',
  returned: 'pages.order.returnDone',
}

/** The lines of an order, each with its tickets, its returns, and the link that begins a return. */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useT()
  return (
    <View>
      {order.lines.map((line) => {
        const usableCards = line.virtual_cards.filter(({ status }) => status === 'unused')
        const returnState = returnStates[line.return_status]
        const showsTickets = usableCards.length > 0 && usableCards.length <= TICKETS_MAX
        return (
          <View key={line.id}>
            {line.product_id === null ? (
              // A recharge is of no product.
              <LineRow line={line} />
            ) : (
              <RouteLink to="shop.product.detail" params={{ id: line.product_id }} className={s.line}>
                <LineRow line={line} />
              </RouteLink>
            )}
            {line.virtual_cards.length > 0 ? (
              <RouteLink to="shop.order.tickets" params={{ number: order.number }} className={s.row}>
                <Icon name="qr" size={18} />
                <Text className={s.word}>{t('pages.order.tickets')}</Text>
                <Text className={s.value}>{t('pages.order.ticketsHint', { n: usableCards.length })}</Text>
                <Icon name="right" size={14} />
              </RouteLink>
            ) : null}
            {showsTickets ? (
              <View className={s.tickets} role="list">
                {usableCards.map((card) => (
                  <TicketCard key={card.id} card={card} name={t('ticket.title')} label="" />
                ))}
              </View>
            ) : null}
            {line.returns.map(({ number, status_display, exchange }) => (
              <RouteLink key={number} to="shop.orderlinereturn.detail" params={{ number }} className={s.row}>
                <View className={s.word}>
                  <View>{t('pages.order.seeReturn', { status: status_display })}</View>
                  {exchange ? <View className={s.value}>{exchangeLabel(exchange)}</View> : null}
                </View>
                <Icon name="right" size={14} />
              </RouteLink>
            ))}
            {line.is_return_available ? (
              <View className={s.actions}>
                <RouteLink
                  to="shop.orderlinereturn.apply"
                  params={{ number: order.number, line: line.id }}
                  onTap={() => trackReturnClick(line)}
                  className={s.action}
                  label={`${t('pages.order.startReturn')} ${line.product_name}`}
                >
                  {t('pages.order.startReturn')}
                </RouteLink>
              </View>
            ) : returnState ? (
              <View className={s.actions}>
                <Text className={s.state}>{t(returnState)}</Text>
              </View>
            ) : null}
          </View>
        )
      })}
    </View>
  )
}
