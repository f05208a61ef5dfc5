import '@/i18n/subpackage'
import '@/i18n/social'
import { ArticleScreen } from '@/features/content/screens/ArticleScreen'
import { Embeds } from '@/features/forms/components/Embeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** post.article.detail */
function ArticlePage() {
  return (
    <Embeds>
      <ArticleScreen />
    </Embeds>
  )
}

export default withErrorBoundary(ArticlePage)
