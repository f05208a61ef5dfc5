import '@/i18n/inner'
import { ArticleScreen } from '@/features/article/ArticleScreen'
import { Embeds } from '@/features/embed/Embeds'

/** post.article.detail */
export default function ArticlePage() {
  return (
    <Embeds>
      <ArticleScreen />
    </Embeds>
  )
}
