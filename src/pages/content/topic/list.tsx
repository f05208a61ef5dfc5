import '@/i18n/inner'
import { TopicListScreen } from '@/features/community/screens/TopicListScreen'
import { guarded } from '@/shared/screen/guarded'

/** circle.topic */
export default guarded(TopicListScreen)
