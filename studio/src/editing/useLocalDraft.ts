import { useEffect, useRef, useState } from 'react'
import { type LocalDraft, readLocalDraft, removeLocalDraft, writeLocalDraft } from './local-draft'
import type { Merge } from './merge'
import type { Conflict } from './useSave'

/** Between an edit and its copy on the device: typing is written once. */
const DELAY_MS = 400

interface LocalDraftInput<Draft> {
  /** Names the form and its item, as `coupon/7`. */
  readonly form: string
  /** The draft of the item as it was read; null for a new item. */
  readonly base: Draft | null
  /** The draft that the form shows before the first change. */
  readonly initial: Draft
  /** Returns the draft that the form shows now. */
  readonly read: () => Draft
  readonly show: (draft: Draft) => void
  readonly merge: (base: Draft, mine: Draft, theirs: Draft) => Merge<Draft>
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps what is edited in a form on the device until it is saved, and offers it on return. Restoring brings it together
 * with what the server has by then: of fields that both sides changed the user is asked.
 */
export function useLocalDraft<Draft extends object>({
  form,
  base,
  initial,
  read,
  show,
  merge,
}: LocalDraftInput<Draft>) {
  const baseRef = useRef(base)
  const timer = useRef<number>()
  const readRef = useRef(read)
  readRef.current = read
  const [offer, setOffer] = useState<LocalDraft<Draft> | null>(() => {
    const copy = readLocalDraft<Draft>(form)
    return copy && !isSame(copy.draft, initial) ? copy : null
  })
  const [conflict, setConflict] = useState<Conflict<null, Draft> | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)

  const write = () => {
    window.clearTimeout(timer.current)
    if (timer.current === undefined) return
    timer.current = undefined
    const draft = readRef.current()
    const isUndone = isSame(draft, baseRef.current ?? initial)
    setUnsaved(!isUndone)
    if (isUndone) removeLocalDraft(form)
    else writeLocalDraft(form, { base: baseRef.current, draft, at: new Date().toISOString() })
  }
  const noteEdit = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(write, DELAY_MS)
    setUnsaved(true)
  }
  const writeRef = useRef(write)
  writeRef.current = write
  useEffect(() => {
    const flush = () => writeRef.current()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  const restore = (draft: Draft) => {
    setOffer(null)
    setConflict(null)
    setUnsaved(true)
    show(draft)
    writeLocalDraft(form, { base: baseRef.current, draft, at: new Date().toISOString() })
  }
  return {
    offer,
    conflict,
    /** Whether the form shows something that the server does not have. */
    isUnsaved,
    /** Says that the form was edited. */
    noteEdit,
    /** Says that the server has it; the next edits are made from what was saved. */
    noteSaved: (present: Draft | null) => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      baseRef.current = present
      setUnsaved(false)
      removeLocalDraft(form)
    },
    /** Takes what is on the device; a field that both sides changed is asked about first. */
    acceptOffer: () => {
      if (!offer) return
      const theirs = baseRef.current
      if (!(offer.base && theirs)) return restore(offer.draft)
      const { merged, conflicts } = merge(offer.base, offer.draft, theirs)
      if (conflicts.length === 0) return restore(merged)
      setConflict({ fields: conflicts, base: offer.base, mine: offer.draft, theirs, item: null, merged })
    },
    discardOffer: () => {
      removeLocalDraft(form)
      setOffer(null)
    },
    /** Takes what was chosen; null goes back to the offer. */
    settleConflict: (choice: Draft | null) => (choice ? restore(choice) : setConflict(null)),
  }
}

export type LocalDraftState<Draft extends object> = ReturnType<typeof useLocalDraft<Draft>>
