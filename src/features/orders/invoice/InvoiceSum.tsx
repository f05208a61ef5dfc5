import type { OrderInvoice } from '@storefront/contract/entities/orders/invoice'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Price } from '@/ui/display/Price'
import s from './Invoice.module.scss'

/** The amount of an invoice, and its order. */
export function InvoiceSum({ invoice: { order: number, amount } }: { readonly invoice: OrderInvoice }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.fact}>
        <Text className={s.label}>{t('invoice.amount')}</Text>
        <Price amount={amount} size="l" />
      </View>
      <View className={s.fact}>
        <Text className={s.label}>{t('invoice.order')}</Text>
        <Text className={s.value}>{number}</Text>
      </View>
      <View className={s.hint}>{t('invoice.hintMoney')}</View>
    </View>
  )
}
