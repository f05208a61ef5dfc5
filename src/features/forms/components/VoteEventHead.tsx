import type { VoteEvent } from '@storefront/contract/entities/forms/vote-event'
import { Text, View } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { countLabel } from '@/lib/count'
import { dateTimeText, endTimeText } from '@/lib/time'
import type { Shareable } from '@/platform/share/types'
import { ShareAction } from '@/shared/share/ShareAction'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import type { VoteEventControl } from '@/features/forms/useVoteEvent'
import s from './VoteEvent.module.scss'

interface VoteEventHeadProps {
  readonly event: VoteEvent
  readonly state: VoteEventControl['state']
  /** All votes as they are now. */
  readonly total: number
  readonly shared: Shareable | null
}

/** Picture, name, time, figures and rules of a vote event. */
export function VoteEventHead({ event, state, total, shared }: VoteEventHeadProps) {
  const t = useT()
  const language = useLanguage()
  const { main_image, title, start, end, candidate_count, remaining, description } = event
  const figures = [
    [
      t('interact.voteEvent.candidates'),
      t('interact.voteEvent.candidatesCount', { n: countLabel(candidate_count, language) }),
    ],
    [t('interact.voteEvent.totalLabel'), t('interact.voteEvent.total', { n: countLabel(total, language) })],
    [t('interact.voteEvent.remaining'), t('interact.voteEvent.remainingCount', { n: remaining })],
  ] as const
  return (
    <View className={s.head}>
      {main_image ? <Picture image={main_image} alt="" width={375} ratio={0.5} eager /> : null}
      <View className={s.intro}>
        <View className={s.titleLine}>
          <View className={s.title} role="heading" aria-level={1}>
            {title}
          </View>
          {shared ? <ShareAction item={shared} /> : null}
        </View>
        {start && state === 'future' ? (
          <Text className={s.time}>{t('interact.voteEvent.starts', { moment: planText(t, dateTimeText(start)) })}</Text>
        ) : null}
        {end && state !== 'future' ? (
          <Text className={s.time}>{t('interact.voteEvent.ends', { moment: planText(t, endTimeText(end)) })}</Text>
        ) : null}
        <View className={s.figures}>
          {figures.map(([label, value]) => (
            <View key={label} className={s.figure}>
              <Text className={s.value}>{value}</Text>
              <Text className={s.label}>{label}</Text>
            </View>
          ))}
        </View>
        {state === 'open' ? null : (
          <View className={s.closed} role="status">
            {t(`interact.voteEvent.closed.${state}`)}
          </View>
        )}
        {description ? (
          <>
            <View className={s.rules} role="heading" aria-level={2}>
              {t('interact.voteEvent.rules')}
            </View>
            <RichText html={description} />
          </>
        ) : null}
      </View>
    </View>
  )
}
