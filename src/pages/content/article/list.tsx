import '@/i18n/inner'
import { ArticleListScreen } from '@/features/article/ArticleListScreen'
import { guarded } from '@/features/screen/guarded'

/** post.article */
export default guarded(ArticleListScreen)
