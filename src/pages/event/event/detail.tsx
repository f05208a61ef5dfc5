import '@/i18n/inner'
import { Embeds } from '@/features/embed/Embeds'
import { EventScreen } from '@/features/event/EventScreen'

/** event.event.detail */
export default function EventPage() {
  return (
    <Embeds>
      <EventScreen />
    </Embeds>
  )
}
