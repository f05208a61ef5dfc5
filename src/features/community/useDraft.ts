import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '@/lib/use-debounced'
import { randomId } from '@/lib/hash'
import { onAppHide } from '@/platform/page-hide'
import { drafts, putDraft, removeDraft } from '@/state/drafts'
import { type Draft, DRAFT_VERSION, type DraftParts } from '@/state/note-draft'

/** Delay between the last change and saving the draft, in ms. */
const REST_MS = 600

const BLANK: DraftParts = { title: '', content: '', images: [], topics: [], products: [], isPublic: true }

const partsOf = ({ title, content, images, topics, products, is_active }: NoteDetail): DraftParts => ({
  title,
  content,
  images,
  topics,
  products,
  isPublic: is_active,
})

/** Returns the draft that an address names, or the one that changes this note; undefined when there is none. */
export function findDraft(draftId: string | undefined, noteId: number | null): Draft | undefined {
  return drafts().find((draft) => (draftId ? draft.draft_id === draftId : noteId !== null && draft.note === noteId))
}

const isBlank = ({ title, content, images }: DraftParts): boolean =>
  !title.trim() && !content.trim() && images.length === 0

/**
 * Returns the note being edited, saved on this device meanwhile: a reload, a crash or a lost response loses nothing.
 * @param note the note to edit; null for a new one
 * @param draftId the draft to continue
 */
export function useDraft(note: NoteDetail | null, draftId: string | undefined) {
  const noteId = note?.id ?? null
  const [draft] = useState(() => findDraft(draftId, noteId))
  const [id] = useState(() => draft?.draft_id ?? draftId ?? randomId(12))
  const [parts, setParts] = useState<DraftParts>(() => draft ?? (note ? partsOf(note) : BLANK))
  const [isSaved, setSaved] = useState(true)
  const isTouched = useRef(false)
  const latest = useRef(parts)
  latest.current = parts
  const debouncedParts = useDebounced(parts, REST_MS)

  const save = useRef(() => {})
  save.current = () => {
    if (!isTouched.current) return
    const now = latest.current
    if (isBlank(now)) removeDraft(id)
    else setSaved(putDraft({ ...now, v: DRAFT_VERSION, draft_id: id, note: noteId, edited: Date.now() }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the debounced text is the trigger, the latest text is saved
  useEffect(() => save.current(), [debouncedParts])
  // Left before it rested: the screen, or the whole app.
  useEffect(() => {
    const end = onAppHide(() => save.current())
    return () => {
      end()
      save.current()
    }
  }, [])

  return {
    id,
    /** Something that was not finished last time stands here again. */
    isRestored: draft !== undefined,
    parts,
    /** False: the device has no room, so what is typed would be lost by leaving. */
    isKept: isSaved,
    set(change: Partial<DraftParts>) {
      isTouched.current = true
      setParts((now) => ({ ...now, ...change }))
    },
    /** It is with the server now. */
    drop() {
      isTouched.current = false
      removeDraft(id)
    },
  }
}
