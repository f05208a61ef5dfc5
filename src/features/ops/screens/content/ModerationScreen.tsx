import type { ModerationDetail } from '@storefront/contract/entities/community/moderation'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { DecisionCard } from '@/features/ops/moderation/DecisionCard'
import { PostCard } from '@/features/ops/moderation/PostCard'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { moderationApi, moderationKeys } from '@/services/api/ops/moderation'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'

/** ops.moderation.detail: a post with its reports and what was decided of it. */
export function ModerationScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeModeration)
  const query = useQuery({
    queryKey: moderationKeys.item(id),
    queryFn: ({ signal }) => moderationApi.item(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  return (
    <Screen title={t('opsModeration.detail')} state={guard ?? screenState}>
      {query.data ? <Inside post={query.data} /> : null}
    </Screen>
  )
}

function Inside({ post }: { readonly post: ModerationDetail }) {
  const t = useT()
  const { reports, log } = post
  return (
    <View className={s.page}>
      <PostCard item={post} isWhole />
      {reports.length > 0 ? (
        <View className={s.card}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('opsModeration.reports')}
          </View>
          {reports.map(({ reason_display, text, name, created: createdAt }) => (
            <View key={`${name} ${createdAt}`} className={s.answer}>
              <Text className={s.name}>{[reason_display, text].filter(Boolean).join(' · ')}</Text>
              <View className={s.quiet}>{`${name} · ${dateTimeText(createdAt)}`}</View>
            </View>
          ))}
        </View>
      ) : null}
      {log.length > 0 ? (
        <View className={s.title} role="heading" aria-level={2}>
          {t('opsModeration.decisions')}
        </View>
      ) : null}
      {log.map((decision) => (
        <DecisionCard key={decision.id} log={decision} />
      ))}
    </View>
  )
}
