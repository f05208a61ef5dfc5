import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { eventList } from '@/features/events/eventList'

/** Events, the next ones first. */
export function EventListScreen() {
  const t = useT()
  return <ListScreen spec={eventList} title={t('pages.event.title')} />
}
