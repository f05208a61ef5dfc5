import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '../calls/error'
import type { Merge } from './merge'

/** A conflict between two people's changes: the fields in question, and each side's draft. */
export interface Conflict<Item, Draft> {
  readonly fields: readonly (keyof Draft & string)[]
  readonly base: Draft
  readonly mine: Draft
  readonly theirs: Draft
  readonly item: Item
  readonly merged: Draft
}

/** The calls that read and write a kind of item. */
export interface Editor<Item, Draft> {
  /**
   * Writes a draft over the item that was read; null creates one. Refused with editConflict when others have written
   * since.
   */
  readonly send: (base: Item | null, draft: Draft) => Promise<Item>
  /** Reads the item as it is now. */
  readonly read: (base: Item) => Promise<Item>
  readonly draftOf: (item: Item) => Draft
  readonly merge: (base: Draft, mine: Draft, theirs: Draft) => Merge<Draft>
  /** The draft without what belongs to the item that it was made from, so that it can become another one. */
  readonly asNew?: (draft: Draft) => Draft
}

/**
 * Saves an item over what was read. When somebody has saved another one, fields that only one side changed are brought
 * together and saved; of those that both changed the user is asked. What was deleted meanwhile can be saved as a new
 * item.
 */
export function useSave<Item, Draft extends object>(
  item: Item | null,
  { send, read, draftOf, merge, asNew }: Editor<Item, Draft>,
  onSaved: (item: Item) => void,
) {
  const base = useRef(item)
  const [conflict, setConflict] = useState<Conflict<Item, Draft> | null>(null)
  const [goneDraft, setGoneDraft] = useState<Draft | null>(null)
  const save = useMutation({
    mutationFn: async (mine: Draft): Promise<Item | null> => {
      try {
        return await send(base.current, mine)
      } catch (error) {
        const before = base.current
        if (before && asNew && error instanceof CallError && error.is('notFound')) setGoneDraft(mine)
        if (!(before && error instanceof CallError && error.is('editConflict'))) throw error
        const present = await read(before)
        const [baseDraft, theirs] = [draftOf(before), draftOf(present)]
        const { merged, conflicts } = merge(baseDraft, mine, theirs)
        if (conflicts.length === 0) return send(present, merged)
        setConflict({ fields: conflicts, base: baseDraft, mine, theirs, item: present, merged })
        return null
      }
    },
    onSuccess: (reply) => {
      if (!reply) return
      base.current = reply
      setGoneDraft(null)
      onSaved(reply)
    },
  })
  return {
    save,
    conflict,
    /** Saves what was edited as a new item; null unless the item was deleted. */
    saveAsNew:
      goneDraft && asNew
        ? () => {
            base.current = null
            save.mutate(asNew(goneDraft))
          }
        : null,
    /** Saves what was chosen in a conflict, over their version; null leaves everything as it is. */
    settleConflict: (choice: Draft | null) => {
      if (conflict && choice) {
        base.current = conflict.item
        save.mutate(choice)
      }
      setConflict(null)
    },
  }
}
