import { View } from '@tarojs/components'
import { ListScreen } from '@/features/list/ListScreen'
import { useMember } from '@/features/screen/useMember'
import { useT } from '@/i18n'
import { Screen } from '@/ui/Screen'
import { DraftList } from './DraftList'
import { myNoteList } from './noteList'
import { WriteFloat } from './WriteFloat'

/** One's own notes, published and private, and above them what is still being written. */
export function MyNotesScreen() {
  const t = useT()
  const guard = useMember()
  if (guard) return <Screen title={t('note.mine')} state={guard} />
  return (
    <ListScreen
      spec={myNoteList}
      title={t('note.mine')}
      before={
        <View>
          <DraftList />
          <WriteFloat />
        </View>
      }
    />
  )
}
