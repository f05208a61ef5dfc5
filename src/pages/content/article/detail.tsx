import { ArticleScreen } from '@/features/article/ArticleScreen'

/** post.article.detail */
export default ArticleScreen
