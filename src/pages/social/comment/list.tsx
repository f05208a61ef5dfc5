import '@/i18n/subpackage'
import '@/i18n/social'
import { CommentListScreen } from '@/features/community/screens/CommentListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '评论' })

/** comment.list */
export default withErrorBoundary(CommentListScreen)
