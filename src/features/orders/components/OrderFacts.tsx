import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import s from './OrderFacts.module.scss'

/** Number, times and the note: what customer service needs to know. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useT()
  const rows = [
    { label: t('pages.order.created'), value: dateTimeText(order.created) },
    ...(order.paid ? [{ label: t('pages.order.paid'), value: dateTimeText(order.paid) }] : []),
    ...(order.note ? [{ label: t('pages.order.note'), value: order.note }] : []),
  ]
  return (
    <View className={s.card}>
      <View className={s.row}>
        <Text className={s.label}>{t('pages.order.number')}</Text>
        <Text className={s.number}>{order.number}</Text>
        <Button
          kind="ghost"
          size="s"
          label={`${t('pages.order.copy')} ${t('pages.order.number')}`}
          onTap={() => void copyText(order.number)}
        >
          {t('pages.order.copy')}
        </Button>
      </View>
      {rows.map(({ label, value }) => (
        <View key={label} className={s.row}>
          <Text className={s.label}>{label}</Text>
          <Text className={s.value}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
