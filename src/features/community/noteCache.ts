import type { NoteBrief, NoteDetail } from '@storefront/contract/entities/community/note'
import { removeItem } from '@/shared/list/cache'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { keys, queryClient } from '@/services/query'
import { communityApi } from '@/services/api/community'

const idOf = ({ id }: NoteBrief): number => id

/** Lists of notes, also those of page modules, show what has changed. */
export const invalidateNotes = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.notes() }),
    queryClient.invalidateQueries({ queryKey: ['module'] }),
  ])

/** Changes a note on the screens that show it, whether its id or its slug opened them. */
export const changeNote = (id: number, change: (note: NoteDetail) => NoteDetail): void => {
  queryClient.setQueriesData<NoteDetail>({ queryKey: keys.note() }, (now) => (now?.id === id ? change(now) : now))
}

/** Asks again for a note that an action of its reader did not find: its screen then says that it is gone. */
export const reloadNote = (id: number): void => {
  void queryClient.invalidateQueries({
    queryKey: keys.note(),
    predicate: ({ state: { data } }) => (data as NoteDetail | undefined)?.id === id,
  })
}

/** An own note that is no longer what its list shows leaves it at once. */
export const removeFromMyNotes = (id: number): void => removeItem(keys.myNotes(), id, idOf)

/**
 * Publishes an own note, or makes it private: it leaves the list that it stood in (spec 4). Rejects as the call does.
 */
export async function setNoteActive(id: number, active: boolean): Promise<void> {
  const { is_active } = await communityApi.activateNote(id, active)
  changeNote(id, (now) => ({ ...now, is_active }))
  removeFromMyNotes(id)
  feedback.toast(t(is_active ? 'note.published' : 'note.setPrivate'))
  await invalidateNotes()
}
