import '@/i18n/inner'
import { ArticleScreen } from '@/features/article/ArticleScreen'
import { Embeds } from '@/features/embed/Embeds'
import { guarded } from '@/features/screen/guarded'

/** post.article.detail */
function ArticlePage() {
  return (
    <Embeds>
      <ArticleScreen />
    </Embeds>
  )
}

export default guarded(ArticlePage)
