import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { View } from '@tarojs/components'
import { LikeBar } from '@/shared/like/LikeBar'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { back } from '@/router'
import s from './NoteBar.module.scss'
import { useNoteActions } from '@/features/community/useNoteActions'

/** At the foot of a note: the like, and what its owner may do. */
export function NoteBar({ note }: { readonly note: NoteDetail }) {
  const t = useT()
  const { busy, toggleLike, toggleActive, remove } = useNoteActions(note)
  const { id, is_active, is_mine } = note
  const leave = async () => {
    if (await remove()) back('note.note.mine')
  }
  return (
    <LikeBar of={note} onToggle={() => void toggleLike()}>
      {is_mine ? (
        <View className={s.own}>
          <Pressable className={s.action} disabled={busy} onTap={() => void leave()}>
            {t('common.delete')}
          </Pressable>
          <Pressable className={s.action} disabled={busy} onTap={() => void toggleActive()}>
            {t(is_active ? 'note.makePrivate' : 'note.publish')}
          </Pressable>
          <RouteLink to="note.edit" params={{ id }} className={s.action}>
            {t('common.edit')}
          </RouteLink>
        </View>
      ) : null}
    </LikeBar>
  )
}
