import '@/i18n/subpackage'
import '@/i18n/social'
import { FollowListScreen } from '@/features/community/screens/FollowListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '粉丝' })

/** user.follow */
export default withErrorBoundary(FollowListScreen)
