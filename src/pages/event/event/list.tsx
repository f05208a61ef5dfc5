import '@/i18n/inner'
import { EventListScreen } from '@/features/event/EventListScreen'

/** event.event */
export default EventListScreen
