import '@/i18n/inner'
import { TopicScreen } from '@/features/community/screens/TopicScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** circle.topic.detail */
export default withErrorBoundary(TopicScreen)
