import type { TopicDetail } from '@storefront/contract/entities/community/topic'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { LikeBar } from '@/shared/like/LikeBar'
import { useLike } from '@/shared/like/useLike'
import { Byline } from '@/shared/byline/Byline'
import s from '@/shared/byline/Reading.module.scss'
import { ContentLink } from '@/shared/link/ContentLink'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { readingApi } from '@/services/api/reading'
import { keys, replaceQueryData } from '@/services/query'
import { communityApi } from '@/services/api/community'
import { Gallery } from '@/ui/display/Gallery'
import { Tag } from '@/ui/display/Tag'
import { RichText } from '@/ui/display/RichText'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { Screen } from '@/ui/layout/Screen'

/** A topic of the circle (spec 3), with its author, text and pictures. */
export function TopicScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const query = useQuery({ queryKey: keys.topic(id), queryFn: ({ signal }) => communityApi.topic(id, { signal }) })
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  return query.data && state.kind === 'ready' ? (
    <Topic topic={query.data} />
  ) : (
    <Screen title={t('topic.detail')} state={state} />
  )
}

function Topic({ topic }: { readonly topic: TopicDetail }) {
  const t = useT()
  const { id } = topic
  const shared = useShareCard({
    title: topic.title,
    description: topic.abstract,
    name: 'circle.topic.detail',
    params: { id },
    image: topic.attachments[0] ?? null,
  })
  const toggleLike = useLike(topic, {
    send: (isLiked) => readingApi.likeTopic(id, isLiked),
    show: (liked) => replaceQueryData<TopicDetail>(keys.topic(id), (now) => now && { ...now, ...liked }),
  })
  const bar = (
    <LikeBar of={topic} onToggle={() => void toggleLike()}>
      {shared ? <ShareAction item={shared} /> : null}
    </LikeBar>
  )
  return (
    <Screen title={topic.title} ownHeading bar={bar}>
      <View className={s.page}>
        <View className={s.title} role="heading" aria-level={1}>
          {topic.title}
        </View>
        <View className={s.head}>
          <Byline author={topic.author} publishedAt={topic.published} hits={topic.hits} />
        </View>
        {topic.category ? (
          <RouteLink
            to="circle.topic"
            params={{ category: topic.category.id }}
            className={s.category}
            label={topic.category.name}
          >
            <Tag tone="primary">{topic.category.name}</Tag>
          </RouteLink>
        ) : null}
        <RichText html={topic.content} />
        {topic.attachments.length > 0 ? (
          <View className={s.pictures}>
            <Gallery
              items={topic.attachments.map((image) => ({ image }))}
              label={t('topic.photo')}
              ratio={0.75}
              first
              Link={ContentLink}
            />
          </View>
        ) : null}
        <ReadProgressTracker of={`circle.topic:${id}`} />
        <CommentSummary target="topic" id={id} className={s.comments} />
      </View>
    </Screen>
  )
}
