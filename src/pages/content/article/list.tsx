import { ArticleListScreen } from '@/features/article/ArticleListScreen'

/** post.article */
export default ArticleListScreen
