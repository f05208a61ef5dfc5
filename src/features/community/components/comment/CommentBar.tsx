import { COMMENT_LIMITS } from '@storefront/contract/constants'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { PictureSet } from '@/shared/picture/PictureSet'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Pressable } from '@/platform/elements/pressable'
import type { CommentBody } from '@/services/api/comments'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextField'
import { Sheet } from '@/ui/overlay/Sheet'
import { invalidateComments } from '@/features/community/comment-actions'
import { readCommentDraft, useCommentDraft } from '@/features/community/comment-drafts'
import { type CommentPlace, placeId, sendComment } from '@/features/community/comment-place'
import s from './CommentBar.module.scss'

interface CommentBarProps {
  /** The target of a comment that answers none of those on the screen; null if there is none. */
  readonly base: CommentPlace | null
  /** The target of the comment that is being written; null while the sheet is closed. */
  readonly place: CommentPlace | null
  readonly onPlace: (place: CommentPlace | null) => void
}

/** At the foot of a screen of comments: the way to write one, with what was begun. */
export function CommentBar({ base, place, onPlace }: CommentBarProps) {
  const t = useT()
  const draftText = base ? readCommentDraft(placeId(base)).text.trim() : ''
  const placeholder =
    base && 'parent' in base ? t('thread.replyTo', { name: base.parent.name }) : t('thread.placeholder')
  return (
    <>
      {base ? (
        <View className={s.bar}>
          <Pressable className={s.pill} onTap={() => onPlace(base)}>
            <Text className={s.words}>{draftText ? t('thread.draft', { text: draftText }) : placeholder}</Text>
          </Pressable>
        </View>
      ) : null}
      {place ? <CommentSheet key={placeId(place)} place={place} onClose={() => onPlace(null)} /> : null}
    </>
  )
}

/**
 * Writes a comment. Its text stays on the device until the server has it: through a failure, the login and a reload.
 */
function CommentSheet({ place, onClose }: { readonly place: CommentPlace; readonly onClose: () => void }) {
  const t = useT()
  const id = placeId(place)
  const { draft, isSaved, change, save, drop } = useCommentDraft(id)
  const [uploads, setUploads] = useState(0)
  const [isChecked, setChecked] = useState(false)
  // The sheet takes the focus when it opens: the field asks for it after that.
  const [focusId, setFocusId] = useState(0)
  useEffect(() => setFocusId(1), [])
  const { submit, busy } = useSubmit(`comment:${id}`, (body: CommentBody, key: string) => sendComment(place, body, key))
  const isBlank = draft.text.trim() === '' && draft.images.length === 0
  const title = 'parent' in place ? t('thread.replyTo', { name: place.parent.name }) : t('thread.write')
  const close = () => {
    save()
    onClose()
  }
  const send = async () => {
    setChecked(true)
    if (isBlank) return
    save()
    if (!(await session().ensureLogin())) return
    const images = draft.images.map((image) => image.id)
    const comment = await submit({ text: draft.text.trim(), ...(images.length > 0 && { images }) })
    if (!comment) return
    drop()
    feedback.toast(t(comment.status_display ? 'thread.held' : 'thread.sent'), { at: 'center' })
    onClose()
    await invalidateComments()
  }
  const foot = (
    <Button wide busy={busy || uploads > 0} onTap={() => void send()}>
      {t('thread.send')}
    </Button>
  )
  return (
    <Sheet open title={title} onClose={close} foot={foot}>
      <TextArea
        label={t('thread.text')}
        placeholder={t('thread.placeholder')}
        max={COMMENT_LIMITS.text}
        value={draft.text}
        focusRequestId={focusId}
        error={isChecked && isBlank ? t('thread.needText') : null}
        onChange={(text) => change({ text })}
      />
      <PictureSet
        label={t('thread.pictures')}
        nameOf={(n) => t('thread.pictureN', { n })}
        images={draft.images}
        max={COMMENT_LIMITS.images}
        onChange={(images) => change({ images })}
        onBusy={(step) => setUploads((count) => count + step)}
      />
      {isSaved ? null : (
        <View className={s.notKept} role="alert">
          {t('thread.notKept')}
        </View>
      )}
    </Sheet>
  )
}
