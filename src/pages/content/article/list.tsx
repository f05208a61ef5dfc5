import '@/i18n/inner'
import { ArticleListScreen } from '@/features/article/ArticleListScreen'

/** post.article */
export default ArticleListScreen
