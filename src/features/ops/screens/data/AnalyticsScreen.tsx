import type { Analytics } from '@storefront/contract/entities/site/dashboard'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/data/Data.module.scss'
import { DayChart } from '@/features/ops/components/data/DayChart'
import { DayRangeBar } from '@/features/ops/components/data/DayRangeBar'
import { RankCard } from '@/features/ops/components/data/RankCard'
import { useDayRange } from '@/features/ops/useDayRange'
import { useOps } from '@/features/ops/useOps'
import { type Translate, useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsDataApi, opsDataKeys } from '@/services/api/ops/data'
import { useScreenState } from '@/shared/screen/useScreenState'
import { SelectField } from '@/ui/controls/SelectField'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'

const EVENT = /^[a-z][a-z_]{0,39}$/

/** ops.analytics: what visitors did in some days, by event, campaign and source. */
export function AnalyticsScreen() {
  const t = useT()
  const guard = useOps(permissions.readAnalytics)
  const { params, setQuery } = useRoute()
  const event = EVENT.test(params.event ?? '') ? params.event : undefined
  const days = useDayRange()
  const { from, to, problem } = days.range
  const input = { from, to, ...(event !== undefined && { event }) }
  const query = useQuery({
    queryKey: opsDataKeys.analytics(input),
    queryFn: ({ signal }) => opsDataApi.analytics(input, { signal }),
    enabled: guard === null && problem === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  return (
    <Screen title={t('opsData.analytics')} state={guard ?? undefined}>
      <DayRangeBar {...days} />
      {problem === null && state.kind === 'loading' ? <SkeletonRows /> : null}
      {problem === null && state.kind === 'failed' ? <Failure {...state} /> : null}
      {problem === null && query.data ? (
        <Inside analytics={query.data} event={event ?? ''} onEvent={(name) => setQuery({ event: name })} />
      ) : null}
    </Screen>
  )
}

const knownEvents = [
  'page_view',
  'reading_progress',
  'coupon_receive',
  'form_submit',
  'vote_submit',
  'registration_submit',
  'reservation_submit',
  'order_line_return',
] as const
const campaigns = ['_sp_pro', '_sp_int'] as const

/** Returns the text of an event; an event without one is shown by its name. */
function eventName(t: Translate, name: string): string {
  const knownEvent = knownEvents.find((one) => one === name)
  return knownEvent ? t(`opsData.known.${knownEvent}`) : name
}

function campaignName(t: Translate, name: string): string {
  const campaign = campaigns.find((one) => one === name)
  return name === '' ? t('opsData.direct') : campaign ? t(`opsData.campaign.${campaign}`) : name
}

interface InsideProps {
  readonly analytics: Analytics
  readonly event: string
  readonly onEvent: (name: string) => void
}

function Inside({ analytics: { events, campaigns: campaignRows, sources, days }, event, onEvent }: InsideProps) {
  const t = useT()
  const names = [...new Set([...events.map(({ name }) => name), ...(event ? [event] : [])])]
  const metric = event ? eventName(t, event) : t('opsData.allEvents')
  return (
    <View className={s.page}>
      <View className={s.choice}>
        <SelectField
          label={t('opsData.only')}
          value={event}
          options={[
            { value: '', label: t('opsData.allEvents') },
            ...names.map((name) => ({ value: name, label: eventName(t, name) })),
          ]}
          onChange={onEvent}
        />
      </View>
      <DayChart
        title={t('opsData.trend', { metric })}
        metric={t('opsData.count')}
        days={days.map(({ date, count }) => ({ date, value: count, text: String(count) }))}
      />
      <RankCard
        title={t('opsData.events')}
        heads={[t('opsData.name'), t('opsData.count')]}
        rows={events.map(({ name, count }) => ({ name: eventName(t, name), count }))}
      />
      <RankCard
        title={t('opsData.campaigns')}
        heads={[t('opsData.name'), t('opsData.count')]}
        rows={campaignRows.map(({ name, count }) => ({ name: campaignName(t, name), count }))}
      />
      <RankCard
        title={t('opsData.sources')}
        heads={[t('opsData.name'), t('opsData.count')]}
        rows={sources.map(({ name, count }) => ({ name: name || t('opsData.direct'), count }))}
      />
    </View>
  )
}
