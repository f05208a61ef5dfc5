import { useCallback, useEffect, useRef, useState } from 'react'
import { onAppHide } from '@/platform/page-hide'
import { stored } from '@/platform/storage'
import { router } from '@/router/router'
import type { StoredImage } from '@/shared/picture/PictureSet'
import { session } from '@/state/session'

/** The content of an unsent comment: a text, and the pictures that the server has already. */
export interface CommentText {
  readonly text: string
  readonly images: readonly StoredImage[]
}

interface StoredDraft extends CommentText {
  /** Id of the place that the comment goes to. */
  readonly id: string
  /** Id of its author; '' for a visitor, whose draft is available after the login. */
  readonly owner: string
}

const BLANK: CommentText = { text: '', images: [] }
/** The most that are stored; the oldest goes. */
const MAX = 20
/** Delay between the last change and saving, in ms. */
const REST_MS = 400

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isImage = (value: unknown): value is StoredImage =>
  isRecord(value) && typeof value.id === 'number' && typeof value.full === 'string' && typeof value.thumb === 'string'
const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  ['id', 'owner', 'text'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.images) &&
  value.images.every(isImage)

/** One value for a site: what visitors wrote is never removed to make room for a cache. */
const store = () =>
  stored<readonly StoredDraft[]>(`comment-drafts:${router.site().tenant}`, {
    version: 1,
    empty: [],
    check: (value): value is readonly StoredDraft[] => Array.isArray(value) && value.every(isDraft),
  })

const currentUser = (): string => session().user?.uuid ?? ''

/** Returns the draft of a place on this device, by a visitor or by the current user; blank if there is none. */
export function readCommentDraft(id: string): CommentText {
  const draft = store()
    .read()
    .find((one) => one.id === id && (one.owner === '' || one.owner === currentUser()))
  return draft ? { text: draft.text, images: draft.images } : BLANK
}

/** Stores what is written for a place; a blank one goes. False when the device has no room. */
export function writeCommentDraft(id: string, { text, images }: CommentText): boolean {
  const others = store()
    .read()
    .filter((one) => one.id !== id)
  const isBlank = text.trim() === '' && images.length === 0
  return store().write(isBlank ? others : [{ id, owner: currentUser(), text, images }, ...others].slice(0, MAX))
}

/**
 * Returns the text of one place, saved on this device meanwhile: a failure, a reload and the way to login lose nothing.
 */
export function useCommentDraft(id: string) {
  const [draft, setDraft] = useState(() => readCommentDraft(id))
  const [isSaved, setSaved] = useState(true)
  const latest = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  /** Saves what has not been saved yet. */
  const save = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    setSaved(writeCommentDraft(id, latest.current))
  }, [id])
  useEffect(() => {
    const end = onAppHide(save)
    return () => {
      end()
      save()
    }
  }, [save])
  return {
    draft,
    /** False: the device has no room, so what is typed is lost by leaving. */
    isSaved,
    save,
    change(part: Partial<CommentText>) {
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, REST_MS)
    },
    /** It is with the server now. */
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      latest.current = BLANK
      writeCommentDraft(id, BLANK)
    },
  }
}
