import '@/i18n/subpackage'
import '@/i18n/social'
import { CommentThreadScreen } from '@/features/community/screens/CommentThreadScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '评论' })

/** comment.threadedcomment.detail */
export default withErrorBoundary(CommentThreadScreen)
