import '@/i18n/inner'
import { TopicListScreen } from '@/features/community/screens/TopicListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** circle.topic */
export default withErrorBoundary(TopicListScreen)
