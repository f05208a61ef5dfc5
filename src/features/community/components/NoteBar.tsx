import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { back } from '@/router'
import { Icon } from '@/ui/display/Icon'
import s from './NoteBar.module.scss'
import { useNoteActions } from '@/features/community/useNoteActions'

/** At the foot of a note: the like, and what its owner may do. */
export function NoteBar({ note }: { readonly note: NoteDetail }) {
  const t = useT()
  const language = useLanguage()
  const { busy, toggleLike, toggleActive, remove } = useNoteActions(note)
  const { id, is_liked, is_active, is_mine, like_count } = note
  const likes = countLabel(like_count, language)
  const leave = async () => {
    if (await remove()) back('note.note.mine')
  }
  return (
    <View className={s.bar}>
      <Pressable
        role="switch"
        checked={is_liked}
        className={cx(s.like, is_liked && s.on)}
        // A second tap before the answer does nothing; showing that would cost more than the like itself.
        onTap={() => void toggleLike()}
      >
        <Icon name="heart" size={22} />
        <Text className={s.count}>{like_count > 0 ? `${t('note.like')} ${likes}` : t('note.like')}</Text>
      </Pressable>
      {is_mine ? (
        <View className={s.own}>
          <Pressable className={s.deed} disabled={busy} onTap={() => void leave()}>
            {t('common.delete')}
          </Pressable>
          <Pressable className={s.deed} disabled={busy} onTap={() => void toggleActive()}>
            {t(is_active ? 'note.makePrivate' : 'note.publish')}
          </Pressable>
          <RouteLink to="note.edit" params={{ id }} className={s.deed}>
            {t('common.edit')}
          </RouteLink>
        </View>
      ) : null}
    </View>
  )
}
