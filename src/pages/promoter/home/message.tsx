import '@/i18n/subpackage'
import '@/i18n/promotion'
import { DistMessagesScreen } from '@/features/promotion/distribution/screens/DistMessagesScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '推广消息' })

/** distribution.message */
export default withErrorBoundary(DistMessagesScreen)
