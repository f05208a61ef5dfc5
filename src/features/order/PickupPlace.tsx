import type { Order } from '@storefront/contract/entities/shop'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import s from './OrderDetailScreen.module.scss'

/** Where an order is collected, and the code to say there. */
export function PickupPlace({ pickup: { name, address, hours, phone, code } }: { readonly pickup: NonNullable<Order['pickup']> }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.who}>{name}</View>
      <View className={s.where}>{address}</View>
      <View className={s.where}>{[hours && t('checkout.openHours', { hours }), phone].filter(Boolean).join(' · ')}</View>
      <View className={s.who}>{t('checkout.pickupCode', { code })}</View>
    </View>
  )
}
