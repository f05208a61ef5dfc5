import '@/i18n/inner'
import { TopicScreen } from '@/features/topic/TopicScreen'

/** circle.topic.detail */
export default TopicScreen
