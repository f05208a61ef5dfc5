import { View } from '@tarojs/components'
import { ListScreen } from '@/shared/list/ListScreen'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { Screen } from '@/ui/layout/Screen'
import { DraftList } from '@/features/community/components/DraftList'
import { myNoteList } from '@/features/community/noteList'
import { NoteSummary } from '@/features/community/components/NoteSummary'
import { WriteFloat } from '@/features/community/components/WriteFloat'

/** One's own notes, published and private, and above them what is still being written. */
export function MyNotesScreen() {
  const t = useT()
  const guard = useRequireLogin()
  if (guard) return <Screen title={t('note.mine')} state={guard} />
  return (
    <ListScreen
      spec={myNoteList}
      title={t('note.mine')}
      before={
        <View>
          <NoteSummary />
          <DraftList />
          <WriteFloat />
        </View>
      }
    />
  )
}
