import { useT } from '@/i18n'
import { Screen } from '@/ui/Screen'
import { EventResults } from './EventResults'

/** Events, the next ones first. */
export function EventListScreen() {
  const t = useT()
  return (
    <Screen title={t('pages.event.title')}>
      <EventResults query={{}} />
    </Screen>
  )
}
