import '@/i18n/subpackage'
import '@/i18n/social'
import { OwnCommentsScreen } from '@/features/community/screens/OwnCommentsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的评论' })

/** comment.mine */
export default withErrorBoundary(OwnCommentsScreen)
