import { formatPrice } from '@storefront/contract/domain/money'
import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import s from './Promoter.module.scss'

/** Income by state: pending, settled, taken back and paid, and what can be withdrawn. */
export function IncomePanel({ account, hasRule }: { readonly account: PromoterAccount; readonly hasRule: boolean }) {
  const t = useT()
  const currency = useCurrency()
  const { sums, attribution_days: attribution, settle_days: settle } = account
  const available = Number(sums.available)
  const states = [
    { key: 'dist.pending', amount: sums.pending },
    { key: 'dist.settled', amount: sums.settled },
    { key: 'dist.taken', amount: sums.taken_back },
    { key: 'dist.paid', amount: sums.paid },
  ] as const
  return (
    <>
      <View className={s.purse}>
        <View className={s.purseRow}>
          <View>
            <View className={s.word}>{t('dist.available')}</View>
            <View className={s.amount}>{formatPrice(sums.available, currency)}</View>
          </View>
          <Button kind="secondary" onTap={() => void go('account.withdrawal')}>
            {t(available > 0 ? 'dist.withdraw' : 'dist.withdrawals')}
          </Button>
        </View>
        {available < 0 ? <View className={s.word}>{t('dist.debt')}</View> : null}
      </View>
      <View className={s.card}>
        <View className={s.sums}>
          {states.map(({ key, amount }) => (
            <View key={key}>
              <View className={s.quiet}>{t(key)}</View>
              <View className={s.sum}>{formatPrice(amount, currency)}</View>
            </View>
          ))}
        </View>
        {hasRule ? <View className={s.rule}>{t('dist.rule', { attribution, settle })}</View> : null}
      </View>
    </>
  )
}
