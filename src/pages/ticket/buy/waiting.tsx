import '@/i18n/event'
import '@/i18n/subpackage'
import { WaitingScreen } from '@/features/events/tickets/waiting/WaitingScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '候补' })

/** event.waiting */
export default withErrorBoundary(WaitingScreen)
