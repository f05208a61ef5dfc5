import { contactLine } from '@storefront/contract/domain/account/mobile'
import { formatPrice } from '@storefront/contract/domain/money'
import type { OpsIncomeRow } from '@storefront/contract/entities/promotion/distribution'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateText, dateTimeText } from '@/lib/time'
import { useCurrency } from '@/state/site'

/** One row of income: whose, for which line of an order, and which withdrawal pays it. */
export function IncomeCard({ row }: { readonly row: OpsIncomeRow }) {
  const t = useT()
  const currency = useCurrency()
  const {
    kind_display,
    state_display,
    level,
    order_number,
    product_name,
    paid,
    rate,
    amount,
    settles,
    promoter,
    withdrawal,
    created: createdAt,
  } = row
  const terms = [
    t('opsPromoter.paidOf', { amount: formatPrice(paid, currency) }),
    `${rate}%`,
    t('opsPromoter.levelOf', { n: level }),
  ]
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{`${kind_display} ${formatPrice(amount, currency)}`}</Text>
        <Text className={s.status}>{state_display}</Text>
      </View>
      <View className={s.text}>{contactLine(promoter)}</View>
      <View className={s.quiet}>{[product_name, order_number].filter(Boolean).join(' · ')}</View>
      <View className={s.quiet}>{terms.join(' · ')}</View>
      <View className={s.quiet}>
        {[
          dateTimeText(createdAt),
          settles && t('opsPromoter.settles', { date: dateText(settles) }),
          withdrawal && t('opsPromoter.withdrawal', { number: withdrawal }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </View>
    </View>
  )
}
