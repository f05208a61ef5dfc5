import '@/i18n/inner'
import { Embeds } from '@/features/embed/Embeds'
import { EventScreen } from '@/features/event/EventScreen'
import { guarded } from '@/features/screen/guarded'

/** event.event.detail */
function EventPage() {
  return (
    <Embeds>
      <EventScreen />
    </Embeds>
  )
}

export default guarded(EventPage)
