import { ListScreen } from '@/features/list/ListScreen'
import { useT } from '@/i18n'
import { topicList } from './topicList'

/** Topics of the circle, the newest first. */
export function TopicListScreen() {
  return <ListScreen spec={topicList} title={useT()('topic.title')} />
}
