import { formatPrice } from '@storefront/contract/domain/money'
import { Text, View } from '@tarojs/components'
import data from '@/features/ops/components/data/Data.module.scss'
import bars from '@/features/ops/components/submissions/BarTable.module.scss'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import { conversionOf, type Funnel, funnelSteps } from './funnel'
import s from './Funnel.module.scss'

/**
 * The steps of a funnel as bars: readers get one picture with its name, the table beside it has the figures as cells.
 */
export function FunnelChart({ title, funnel }: { readonly title: string; readonly funnel: Funnel }) {
  const t = useT()
  const currency = useCurrency()
  const most = Math.max(1, ...funnelSteps.map((step) => funnel[step]))
  const { shares, visits, orders } = funnel
  const conversion = conversionOf(funnel) ?? t('opsData.none')
  return (
    <View className={data.card}>
      <View className={data.title} role="heading" aria-level={2}>
        {title}
      </View>
      <View role="img" aria-label={t('opsFunnel.chart', { title, shares, visits, orders, conversion })}>
        {funnelSteps.map((step) => (
          <View key={step} className={s.step}>
            <View className={s.line}>
              <Text>{t(`opsFunnel.${step}`)}</Text>
              <Text className={s.figure}>{funnel[step]}</Text>
            </View>
            <View className={bars.track}>
              <View className={bars.bar} style={`width:${(100 * funnel[step]) / most}%`} />
            </View>
          </View>
        ))}
      </View>
      <View className={s.result}>
        {t('opsFunnel.result', { conversion, amount: formatPrice(funnel.amount, currency) })}
      </View>
    </View>
  )
}
