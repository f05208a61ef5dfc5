import '@/i18n/inner'
import { ArticleListScreen } from '@/features/content/screens/ArticleListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** post.article */
export default withErrorBoundary(ArticleListScreen)
