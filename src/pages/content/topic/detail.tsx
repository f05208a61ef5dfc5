import '@/i18n/content'
import '@/i18n/subpackage'
import '@/i18n/social'
import { TopicScreen } from '@/features/community/screens/TopicScreen'
import { Embeds } from '@/features/forms/components/Embeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** circle.topic.detail */
function TopicPage() {
  return (
    <Embeds>
      <TopicScreen />
    </Embeds>
  )
}

export default withErrorBoundary(TopicPage)
