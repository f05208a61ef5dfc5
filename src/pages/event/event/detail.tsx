import { EventScreen } from '@/features/event/EventScreen'

/** event.event.detail */
export default EventScreen
