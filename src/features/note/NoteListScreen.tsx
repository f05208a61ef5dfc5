import { ListScreen } from '@/features/list/ListScreen'
import { useT } from '@/i18n'
import { noteList } from './noteList'
import { WriteFloat } from './WriteFloat'

/** Published notes, the newest first. */
export function NoteListScreen() {
  return <ListScreen spec={noteList} title={useT()('note.title')} before={<WriteFloat />} />
}
