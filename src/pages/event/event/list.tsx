import '@/i18n/inner'
import { EventListScreen } from '@/features/events/screens/EventListScreen'
import { guarded } from '@/shared/screen/guarded'

/** event.event */
export default guarded(EventListScreen)
