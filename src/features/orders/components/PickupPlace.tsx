import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import s from '@/features/orders/screens/OrderDetailScreen.module.scss'

/** The pickup point of an order, and the code to give there. */
export function PickupPlace({
  pickup: { name, address, hours, phone, code },
}: {
  readonly pickup: NonNullable<Order['pickup']>
}) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.who}>{name}</View>
      <View className={s.where}>{address}</View>
      {hours ? <View className={s.where}>{t('checkout.openHours', { hours })}</View> : null}
      {phone ? <View className={s.where}>{phone}</View> : null}
      <View className={s.who}>{t('checkout.pickupCode', { code })}</View>
    </View>
  )
}
