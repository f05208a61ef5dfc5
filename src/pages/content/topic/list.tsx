import '@/i18n/inner'
import { TopicListScreen } from '@/features/topic/TopicListScreen'
import { guarded } from '@/features/screen/guarded'

/** circle.topic */
export default guarded(TopicListScreen)
