import '@/i18n/inner'
import { EventListScreen } from '@/features/events/screens/EventListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** event.event */
export default withErrorBoundary(EventListScreen)
