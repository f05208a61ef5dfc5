import { percents } from '@storefront/contract/domain/forms/vote'
import type { OpsVoteResult } from '@storefront/contract/entities/forms/submission'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { type BarRow, BarTable } from '@/features/ops/components/submissions/BarTable'
import { useOps } from '@/features/ops/useOps'
import { voteTime } from '@/features/ops/voteList'
import { dayText } from '@/i18n/plan-text'
import { useScreenState } from '@/shared/screen/useScreenState'
import { type Translate, useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsFormKeys, opsFormsApi } from '@/services/api/ops/forms'
import { Screen } from '@/ui/layout/Screen'

type VoteItem = OpsVoteResult['vote_items'][number]

/** ops.vote.detail: how often each option of a vote was chosen, and on which days. */
export function OpsVoteScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.readSubmission)
  const query = useQuery({
    queryKey: opsFormKeys.vote(id),
    queryFn: ({ signal }) => opsFormsApi.vote(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  return (
    <Screen title={t('opsForm.result')} state={guard ?? screenState}>
      {query.data ? <Inside vote={query.data} /> : null}
    </Screen>
  )
}

function optionRows({ options }: VoteItem): BarRow[] {
  const shares = percents(options.length, Object.fromEntries(options.map(({ count }, index) => [index + 1, count])))
  return options.map(({ description, count }, index) => ({ label: description, count, share: shares[index] ?? 0 }))
}

/** The day with the most votes has the longest bar. */
function dayRows(t: Translate, days: OpsVoteResult['days']): BarRow[] {
  const most = Math.max(1, ...days.map(({ voters }) => voters))
  return days.map(({ date, voters }) => ({ label: dayText(t, date), count: voters, share: (100 * voters) / most }))
}

function Inside({ vote }: { readonly vote: OpsVoteResult }) {
  const t = useT()
  const parts = vote.vote_items.map((item, index) => ({
    key: String(item.id),
    title: `${index + 1}. ${item.description}`,
    rows: optionRows(item),
    hasShares: true,
  }))
  const days = { key: 'days', title: t('opsForm.days'), rows: dayRows(t, vote.days), hasShares: false }
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.head}>
          <View className={s.big}>{vote.title}</View>
          <View className={s.status}>{t('opsForm.voters', { n: vote.voters })}</View>
        </View>
        <View className={s.quiet}>{voteTime(t, vote)}</View>
      </View>
      {[...parts, ...(vote.days.length > 0 ? [days] : [])].map(({ key, title, rows, hasShares }) => (
        <View key={key} className={s.card}>
          <View className={s.title} role="heading" aria-level={2}>
            {title}
          </View>
          <BarTable
            title={title}
            rows={rows}
            heads={[
              t(hasShares ? 'opsForm.option' : 'opsForm.date'),
              t('opsForm.votes'),
              hasShares ? t('opsForm.share') : undefined,
            ]}
          />
        </View>
      ))}
    </View>
  )
}
