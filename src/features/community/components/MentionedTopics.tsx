import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import s from './MentionedTopics.module.scss'

/** Topics that a note mentions, each the way to it. */
export function MentionedTopics({ topics }: Pick<NoteDetail, 'topics'>) {
  if (topics.length === 0) return null
  return (
    <View className={s.topics}>
      {topics.map(({ id, title }) => (
        <RouteLink key={id} to="circle.topic.detail" params={{ id }} className={s.topic}>
          <Text className={s.name}>{`# ${title}`}</Text>
        </RouteLink>
      ))}
    </View>
  )
}
