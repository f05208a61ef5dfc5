import type { ProductDraft, StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { submitOnce } from '../calls/submit-key'
import { type DraftField, draftOf, mergeDrafts } from './draft'

/** What two people changed: the fields in question, and each side's draft. */
export interface Conflict {
  fields: DraftField[]
  base: ProductDraft
  mine: ProductDraft
  theirs: StudioProductDetail
  merged: ProductDraft
}

function send(base: StudioProductDetail | null, draft: ProductDraft): Promise<StudioProductDetail> {
  if (!base) return submitOnce('product-new', draft, (key) => call('POST /studio/product/', { body: draft, key }))
  const body = { ...draft, version: base.version }
  return submitOnce(`product-${base.id}`, body, (key) => call('PUT /studio/product/{id}/', { params: { id: base.id }, body, key }))
}

/**
 * Saves a product over the version that was read. When somebody has saved another one, fields that only one side changed are
 * brought together and saved; of those that both changed the user is asked.
 */
export function useSaveProduct(product: StudioProductDetail | null, onSaved: (product: StudioProductDetail) => void) {
  const client = useQueryClient()
  const base = useRef(product)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const save = useMutation({
    mutationFn: async (mine: ProductDraft): Promise<StudioProductDetail | null> => {
      try {
        return await send(base.current, mine)
      } catch (error) {
        const before = base.current
        if (!(before && error instanceof CallError && error.is('editConflict'))) throw error
        const theirs = await call('GET /studio/product/{id}/', { params: { id: before.id } })
        const { merged, conflicts } = mergeDrafts(draftOf(before), mine, draftOf(theirs))
        if (conflicts.length === 0) return send(theirs, merged)
        setConflict({ fields: conflicts, base: draftOf(before), mine, theirs, merged })
        return null
      }
    },
    onSuccess: (reply) => {
      if (!reply) return
      base.current = reply
      void client.invalidateQueries({ queryKey: ['products'] })
      onSaved(reply)
    },
  })
  return {
    save,
    conflict,
    /** Saves what was chosen in a conflict, over their version; null leaves everything as it is. */
    settleConflict: (choice: ProductDraft | null) => {
      if (conflict && choice) {
        base.current = conflict.theirs
        save.mutate(choice)
      }
      setConflict(null)
    },
  }
}
