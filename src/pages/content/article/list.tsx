import '@/i18n/content'
import '@/i18n/subpackage'
import { ArticleListScreen } from '@/features/content/screens/ArticleListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '文章' })

/** post.article */
export default withErrorBoundary(ArticleListScreen)
