import type { FunnelRow } from '@storefront/contract/entities/promotion/distribution'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import data from '@/features/ops/components/data/Data.module.scss'
import { DayRangeBar } from '@/features/ops/components/data/DayRangeBar'
import { useDayRange } from '@/features/ops/useDayRange'
import { useOps } from '@/features/ops/useOps'
import { FunnelChart } from '@/features/ops/promotion/funnel/FunnelChart'
import { FunnelTable } from '@/features/ops/promotion/funnel/FunnelTable'
import { type FunnelPart, funnelParts, funnelSum, keyName } from '@/features/ops/promotion/funnel/funnel'
import { QueryBody } from '@/features/ops/promotion/SectionScreen'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsPromoterApi, opsPromoterKeys } from '@/services/api/ops/promotion'
import { useCurrency } from '@/state/site'
import { SelectField } from '@/ui/controls/SelectField'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

/** ops.funnel: what shares became, by campaign, source or content. */
export function FunnelScreen() {
  const t = useT()
  const guard = useOps(permissions.readAnalytics)
  const { params, setQuery } = useRoute()
  const by = funnelParts.find((part) => part === params.by) ?? 'campaign'
  const days = useDayRange()
  const { from, to, problem } = days.range
  const input = { from, to, by }
  const query = useQuery({
    queryKey: opsPromoterKeys.funnel(input),
    queryFn: ({ signal }) => opsPromoterApi.funnel(input, { signal }),
    enabled: guard === null && problem === null,
    staleTime: 0,
  })
  return (
    <Screen title={t('opsFunnel.title')} state={guard ?? undefined}>
      <DayRangeBar {...days} />
      <Tabs
        label={t('opsFunnel.by')}
        current={by}
        items={funnelParts.map((key) => ({ key, title: t(`opsFunnel.part.${key}`) }))}
        onChange={(next) => setQuery({ by: next, key: undefined })}
      />
      {problem === null ? (
        <QueryBody query={query}>
          {({ results }) => (
            <Inside by={by} rows={results} chosenKey={params.key ?? ''} onKey={(key) => setQuery({ key })} />
          )}
        </QueryBody>
      ) : null}
    </Screen>
  )
}

interface InsideProps {
  readonly by: FunnelPart
  readonly rows: readonly FunnelRow[]
  readonly chosenKey: string
  readonly onKey: (key: string) => void
}

/** The chart of one key or of all, and the table of all of them. */
function Inside({ by, rows, chosenKey, onKey }: InsideProps) {
  const t = useT()
  const { exponent } = useCurrency()
  const row = rows.find(({ key }) => key === chosenKey)
  if (rows.length === 0)
    return (
      <View className={data.page}>
        <View className={data.card}>{t('opsData.empty')}</View>
      </View>
    )
  return (
    <View className={data.page}>
      <View className={data.choice}>
        <SelectField
          label={t(`opsFunnel.part.${by}`)}
          value={row?.key ?? ''}
          options={[
            { value: '', label: t('common.all') },
            ...rows.map(({ key }) => ({ value: key, label: keyName(t, key) })),
          ]}
          onChange={onKey}
        />
      </View>
      <FunnelChart title={row ? keyName(t, row.key) : t('opsFunnel.sum')} funnel={row ?? funnelSum(rows, exponent)} />
      <FunnelTable title={t('opsFunnel.table')} head={t(`opsFunnel.part.${by}`)} rows={rows} />
      <View className={data.note}>{t('opsFunnel.note')}</View>
    </View>
  )
}
