import { useQuery } from '@tanstack/react-query'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { keys } from '@/services/query'
import { communityApi } from '@/services/api/community'
import { drafts } from '@/state/drafts'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { findDraft } from '@/features/community/useDraft'
import { isNotFound } from '@/services/error'
import { NoteForm } from '@/features/community/components/NoteForm'

/** Returns the id of the note that the address names, or that its draft changes; null for a new note. */
function noteOf(id: string | undefined, draft: string | undefined): number | null {
  return Number(id) || (drafts().find((one) => one.draft_id === draft)?.note ?? null)
}

/** note.edit: a new note, an own one (`id`), or a draft (`draft`). */
export function NoteEditScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useRequireLogin()
  const id = guard === null ? noteOf(params.id, params.draft) : null
  // What others have changed in the meantime is not what is being edited: always fresh.
  const query = useQuery({
    queryKey: keys.note(id ?? 0),
    queryFn: ({ signal }) => communityApi.note(id ?? 0, { signal }),
    enabled: id !== null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  if (guard) return <Screen title={t('note.write')} state={guard} />
  if (id === null) return <NoteForm note={null} />
  const notMine: ScreenState = { kind: 'empty', icon: 'edit', text: t('note.gone'), action: homeAction() }
  // Deleted meanwhile: what was typed here is not lost with it.
  const lostDraft = isNotFound(query.error) ? findDraft(params.draft, id) : undefined
  if (lostDraft) return <NoteForm note={null} lostDraft={lostDraft.draft_id} />
  if (!query.data) return <Screen title={t('note.edit')} state={screenState} />
  return query.data.is_mine ? (
    <NoteForm key={id} note={query.data} />
  ) : (
    <Screen title={t('note.edit')} state={notMine} />
  )
}
