import '@/i18n/inner'
import { EventListScreen } from '@/features/event/EventListScreen'
import { guarded } from '@/features/screen/guarded'

/** event.event */
export default guarded(EventListScreen)
