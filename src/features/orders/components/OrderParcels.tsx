import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { Icon } from '@/ui/display/Icon'
import s from './OrderParcels.module.scss'

/** The parcels of an order with the newest line of their way; each leads to the whole of it. */
export function OrderParcels({ deliveries }: Pick<Order, 'deliveries'>) {
  const t = useT()
  if (deliveries.length === 0) return null
  return (
    <View className={s.card}>
      {deliveries.map(({ number, carrier, state_display, latest }, index) => (
        <RouteLink key={number} to="shop.order_nodedelivery.detail" params={{ number }} className={s.parcel}>
          <Icon name="truck" size={20} className={s.icon} />
          <View className={s.words}>
            <View className={s.head}>
              <Text className={s.name}>
                {deliveries.length > 1
                  ? t('pages.order.parcel', { n: index + 1 })
                  : carrier || t('pages.order.parcel', { n: 1 })}
              </Text>
              <Text className={s.state}>{state_display}</Text>
            </View>
            {latest ? (
              <>
                <View className={s.text}>{latest.text}</View>
                <View className={s.time}>{dateTimeText(latest.created)}</View>
              </>
            ) : null}
          </View>
          <Icon name="right" size={14} />
        </RouteLink>
      ))}
    </View>
  )
}
