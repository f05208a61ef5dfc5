import '@/i18n/inner'
import { TopicListScreen } from '@/features/community/screens/TopicListScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** circle.topic */
export default withErrorBoundary(TopicListScreen)
