import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { isNotFound } from '@/services/client'
import { showError } from '@/services/error-handler'
import { communityApi } from '@/services/api/community'
import { useLike } from '@/shared/like/useLike'
import { confirm } from '@/ui/overlay/dialogs'
import { changeNote, reloadNote, removeFromMyNotes, invalidateNotes, setNoteActive } from './noteCache'

/** Returns the actions of a note: every user may like it, its owner publishes, hides and deletes it (spec 4 and 6). */
export function useNoteActions(note: NoteDetail) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  // State comes too late for a second tap in the same frame.
  const isBusy = useRef(false)
  const { id } = note

  const alone = async (action: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(true)
    try {
      await action()
      return true
    } catch (error) {
      showError(error)
      if (isNotFound(error)) reloadNote(id)
      return false
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }

  const toggleLike = useLike(note, {
    send: (isLiked) =>
      communityApi.likeNote(id, isLiked).catch((error: unknown) => {
        if (isNotFound(error)) reloadNote(id)
        throw error
      }),
    show: (liked) => changeNote(id, (now) => ({ ...now, ...liked })),
  })

  const toggleActive = () =>
    alone(async () => {
      await setNoteActive(id, !note.is_active)
    })

  /** True when it is gone. */
  const remove = async (): Promise<boolean> => {
    const isConfirmed = await confirm({
      text: t('note.deleteAsk'),
      confirmText: t('common.delete'),
      cancelText: t('common.cancel'),
      danger: true,
    })
    return (
      isConfirmed &&
      alone(async () => {
        await communityApi.removeNote(id)
        removeFromMyNotes(id)
        feedback.toast(t('note.deleted'))
        await invalidateNotes()
      })
    )
  }

  return { busy, toggleLike, toggleActive, remove }
}
