import '@/i18n/subpackage'
import '@/i18n/content'
import '@/i18n/social'
import { CommunityScreen } from '@/features/community/screens/CommunityScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的社区' })

/** user.community */
export default withErrorBoundary(CommunityScreen)
