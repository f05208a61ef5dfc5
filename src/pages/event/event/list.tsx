import { EventListScreen } from '@/features/event/EventListScreen'

/** event.event */
export default EventListScreen
