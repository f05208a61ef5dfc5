import type { NoteBrief } from '@storefront/contract/entities/community/note'
import type { CommunitySummary } from '@storefront/contract/entities/community/person'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { ListResults } from '@/shared/list/ListResults'
import type { ListSource } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { type Translate, useT } from '@/i18n'
import { peopleApi, peopleKeys } from '@/services/api/people'
import { queryClient } from '@/services/query'
import { useHasComments } from '@/state/comments'
import { useSession } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { type Count, Counts } from '@/features/community/components/person/Counts'
import { noteList } from '@/features/community/noteList'
import s from './CommunityScreen.module.scss'

type NoQuery = Record<never, never>
const NO_QUERY: NoQuery = {}

/** Notes of those whom one follows. */
const feed: ListSource<NoteBrief, NoQuery> = {
  key: peopleKeys.feed,
  load: peopleApi.feed,
  idOf: noteList.idOf,
  renderItems: noteList.renderItems,
  skeleton: 'grid',
  empty: { text: 'circle.noFeed', hint: 'circle.noFeedHint', icon: 'user' },
}

/** Returns one's own figures and the ways to them; those of comments only where comments are shown. */
function countsOf(
  t: Translate,
  guid: string,
  hasComments: boolean,
  summary: CommunitySummary | undefined,
): readonly Count[] {
  const replies = summary?.reply_count ?? 0
  const badge = replies > 0 ? t('circle.newReplies', { n: replies }) : ''
  const comments: Count = {
    label: t('circle.comments'),
    count: summary?.comment_count ?? 0,
    to: 'comment.mine',
    params: replies > 0 ? { tab: 'received' } : undefined,
    badge,
  }
  return [
    { label: t('person.notes'), count: summary?.note_count ?? 0, to: 'note.note.mine' },
    {
      label: t('person.following'),
      count: summary?.following_count ?? 0,
      to: 'user.follow',
      params: { guid, tab: 'following' },
    },
    { label: t('person.followers'), count: summary?.follower_count ?? 0, to: 'user.follow', params: { guid } },
    { label: t('person.likes'), count: summary?.liked_count ?? 0, to: 'user.detail', params: { guid, tab: 'likes' } },
    ...(hasComments ? [comments] : []),
  ]
}

/** user.community: one's own figures, and what those wrote whom one follows. */
export function CommunityScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const guid = useSession((state) => state.user?.uuid ?? '')
  const hasComments = useHasComments()
  const { data } = useQuery({
    queryKey: peopleKeys.summary(),
    queryFn: ({ signal }) => peopleApi.summary({ signal }),
    enabled: guard === null,
  })
  // What is behind the figures changes them.
  useDidShow(() => void queryClient.invalidateQueries({ queryKey: peopleKeys.summary() }))
  return (
    <Screen title={t('circle.title')} state={guard ?? undefined}>
      <View className={s.counts} role="group" aria-label={t('circle.counts')}>
        <Counts counts={countsOf(t, guid, hasComments, data)} />
      </View>
      <View className={s.title} role="heading" aria-level={2}>
        {t('circle.feed')}
      </View>
      <ListResults source={feed} query={NO_QUERY} />
    </Screen>
  )
}
