import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/social'
import { Embeds } from '@/features/forms/components/Embeds'
import { EventScreen } from '@/features/events/screens/EventScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** event.event.detail */
function EventPage() {
  return (
    <Embeds>
      <EventScreen />
    </Embeds>
  )
}

export default withErrorBoundary(EventPage)
