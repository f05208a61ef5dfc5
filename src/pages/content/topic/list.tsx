import '@/i18n/inner'
import { TopicListScreen } from '@/features/topic/TopicListScreen'

/** circle.topic */
export default TopicListScreen
