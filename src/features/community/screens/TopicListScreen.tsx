import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { topicList } from '@/features/community/topicList'

/** Topics of the circle, the newest first. */
export function TopicListScreen() {
  return <ListScreen spec={topicList} title={useT()('topic.title')} />
}
