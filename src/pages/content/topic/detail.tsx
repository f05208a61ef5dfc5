import '@/i18n/inner'
import { TopicScreen } from '@/features/topic/TopicScreen'
import { guarded } from '@/features/screen/guarded'

/** circle.topic.detail */
export default guarded(TopicScreen)
