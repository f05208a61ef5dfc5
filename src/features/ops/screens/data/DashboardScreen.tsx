import type { Dashboard } from '@storefront/contract/entities/site/dashboard'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/data/Data.module.scss'
import { DayChart } from '@/features/ops/components/data/DayChart'
import { DayRangeBar } from '@/features/ops/components/data/DayRangeBar'
import { FigureGrid, figureText } from '@/features/ops/components/data/FigureGrid'
import { RankCard } from '@/features/ops/components/data/RankCard'
import { useDayRange } from '@/features/ops/useDayRange'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { opsDataApi, opsDataKeys } from '@/services/api/ops/data'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useCurrency } from '@/state/site'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

/**
 * ops.analytics.dashboard: sales, orders, visits, conversion and verifications of some days, and what went best in
 * them.
 */
export function DashboardScreen() {
  const t = useT()
  const guard = useOps(permissions.readAnalytics)
  const days = useDayRange()
  const { from, to, problem } = days.range
  const query = useQuery({
    queryKey: opsDataKeys.dashboard({ from, to }),
    queryFn: ({ signal }) => opsDataApi.dashboard({ from, to }, { signal }),
    enabled: guard === null && problem === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  return (
    <Screen title={t('opsData.dashboard')} state={guard ?? undefined}>
      <DayRangeBar {...days} />
      {problem === null && state.kind === 'loading' ? <SkeletonRows /> : null}
      {problem === null && state.kind === 'failed' ? <Failure {...state} /> : null}
      {problem === null && query.data ? <Inside dashboard={query.data} /> : null}
    </Screen>
  )
}

const metrics = ['sales', 'orders', 'paid_orders', 'page_views', 'visitors', 'verifications', 'refunds'] as const
type Metric = (typeof metrics)[number]

function Inside({ dashboard: { totals, days, top } }: { readonly dashboard: Dashboard }) {
  const t = useT()
  const currency = useCurrency()
  const [metric, setMetric] = useState<Metric>('sales')
  const name = t(`opsData.${metric}`)
  return (
    <View className={s.page}>
      <View className={s.card}>
        <FigureGrid figures={totals} />
      </View>
      <View className={s.section}>
        <Tabs
          label={t('opsData.metric')}
          current={metric}
          items={metrics.map((key) => ({ key, title: t(`opsData.${key}`) }))}
          onChange={setMetric}
        />
        <DayChart
          title={t('opsData.trend', { metric: name })}
          metric={name}
          days={days.map((day) => ({
            date: day.date,
            value: Number(day[metric]),
            text: figureText(t, currency, metric, day),
          }))}
        />
      </View>
      <RankCard
        title={t('opsData.topProducts')}
        heads={[t('opsData.product'), t('opsData.sold')]}
        rows={top.products}
      />
      <RankCard
        title={t('opsData.topArticles')}
        heads={[t('opsData.article'), t('opsData.views')]}
        rows={top.articles}
      />
      <RankCard title={t('opsData.topEvents')} heads={[t('opsData.event'), t('opsData.views')]} rows={top.events} />
      <View className={s.note}>{t('opsData.note')}</View>
    </View>
  )
}
