import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { noteList } from '@/features/community/noteList'
import { WriteFloat } from '@/features/community/components/WriteFloat'

/** Published notes, the newest first. */
export function NoteListScreen() {
  return <ListScreen spec={noteList} title={useT()('note.title')} before={<WriteFloat />} />
}
