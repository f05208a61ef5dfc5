import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { Text, View } from '@tarojs/components'
import { LikeBar } from '@/shared/like/LikeBar'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { Pressable } from '@/platform/elements/pressable'
import { back } from '@/router'
import { useHasComments } from '@/state/comments'
import { Icon } from '@/ui/display/Icon'
import s from './NoteBar.module.scss'
import { useNoteActions } from '@/features/community/useNoteActions'

/** At the foot of a note: the way to say something, its comments and likes with their numbers. */
export function NoteBar({ note }: { readonly note: NoteDetail }) {
  const t = useT()
  const { toggleLike } = useNoteActions(note)
  const hasComments = useHasComments()
  const subject = { target: 'note', key: String(note.id) }
  return (
    <LikeBar
      of={note}
      onToggle={() => void toggleLike()}
      before={
        hasComments ? (
          <RouteLink to="comment.list" params={{ ...subject, write: '1' }} className={s.pill}>
            {t('thread.placeholder')}
          </RouteLink>
        ) : null
      }
    >
      {hasComments ? <CommentCount note={note} subject={subject} /> : null}
    </LikeBar>
  )
}

function CommentCount({
  note: { comment_count },
  subject,
}: {
  readonly note: NoteDetail
  readonly subject: { readonly target: string; readonly key: string }
}) {
  const t = useT()
  const language = useLanguage()
  const count = comment_count > 0 ? countLabel(comment_count, language) : ''
  return (
    <RouteLink to="comment.list" params={subject} className={s.comments} label={`${t('thread.title')} ${count}`.trim()}>
      <Icon name="comment" size={22} />
      <Text className={s.count}>{count || t('thread.title')}</Text>
    </RouteLink>
  )
}

/** Actions of a note that are its owner’s, below its text. */
export function OwnNoteActions({ note }: { readonly note: NoteDetail }) {
  const t = useT()
  const { busy, toggleActive, remove } = useNoteActions(note)
  const leave = async () => {
    if (await remove()) back('note.note.mine')
  }
  return (
    <View className={s.own}>
      <Pressable className={s.action} disabled={busy} onTap={() => void leave()}>
        {t('common.delete')}
      </Pressable>
      <Pressable className={s.action} disabled={busy} onTap={() => void toggleActive()}>
        {t(note.is_active ? 'note.makePrivate' : 'note.publish')}
      </Pressable>
      <RouteLink to="note.edit" params={{ id: note.id }} className={s.action}>
        {t('common.edit')}
      </RouteLink>
    </View>
  )
}
