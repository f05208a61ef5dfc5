import '@/i18n/inner'
import { TopicScreen } from '@/features/community/screens/TopicScreen'
import { guarded } from '@/shared/screen/guarded'

/** circle.topic.detail */
export default guarded(TopicScreen)
