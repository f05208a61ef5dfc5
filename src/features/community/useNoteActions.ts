import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { showError } from '@/services/error-handler'
import { communityApi } from '@/services/api/community'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'
import { changeNote, removeFromMyNotes, invalidateNotes, setNoteActive } from './noteCache'

/** The actions of a note: every user may like it, its owner publishes, hides and deletes it (spec 4 and 6). */
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
      return false
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }

  /** Updated optimistically; reverted with an error message when the server refuses. */
  const toggleLike = async (): Promise<void> => {
    if (!(await session().ensureLogin())) return
    const { is_liked, like_count } = note
    await alone(async () => {
      changeNote(id, (now) => ({ ...now, is_liked: !is_liked, like_count: Math.max(0, like_count + (is_liked ? -1 : 1)) }))
      try {
        const answer = await communityApi.likeNote(id, !is_liked)
        changeNote(id, (now) => ({ ...now, ...answer }))
      } catch (error) {
        changeNote(id, (now) => ({ ...now, is_liked, like_count }))
        throw error
      }
    })
  }

  const toggleActive = () =>
    alone(async () => {
      await setNoteActive(id, !note.is_active)
    })

  /** True when it is gone. */
  const remove = async (): Promise<boolean> => {
    const isConfirmed = await confirm({ text: t('note.deleteAsk'), confirmText: t('common.delete'), cancelText: t('common.cancel'), danger: true })
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
