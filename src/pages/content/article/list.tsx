import '@/i18n/inner'
import { ArticleListScreen } from '@/features/content/screens/ArticleListScreen'
import { guarded } from '@/shared/screen/guarded'

/** post.article */
export default guarded(ArticleListScreen)
