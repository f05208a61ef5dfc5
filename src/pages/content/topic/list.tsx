import '@/i18n/content'
import '@/i18n/subpackage'
import { TopicListScreen } from '@/features/community/screens/TopicListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** circle.topic */
export default withErrorBoundary(TopicListScreen)
