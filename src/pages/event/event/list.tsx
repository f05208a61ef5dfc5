import '@/i18n/event'
import '@/i18n/subpackage'
import { EventListScreen } from '@/features/events/screens/EventListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '活动' })

/** event.event */
export default withErrorBoundary(EventListScreen)
