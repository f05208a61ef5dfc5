import type { ProductDraft, StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { type Editor, useSave } from '../editing/useSave'
import { asNewDraft, draftOf, mergeDrafts } from './draft'

function send(base: StudioProductDetail | null, draft: ProductDraft): Promise<StudioProductDetail> {
  if (!base) return submitOnce('product-new', draft, (key) => call('POST /studio/product/', { body: draft, key }))
  const body = { ...draft, version: base.version }
  return submitOnce(`product-${base.id}`, body, (key) =>
    call('PUT /studio/product/{id}/', { params: { id: base.id }, body, key }),
  )
}

const editor: Editor<StudioProductDetail, ProductDraft> = {
  send,
  read: ({ id }) => call('GET /studio/product/{id}/', { params: { id } }),
  draftOf,
  merge: mergeDrafts,
  asNew: asNewDraft,
}

/** Saves a product over the version that was read. */
export function useSaveProduct(product: StudioProductDetail | null, onSaved: (product: StudioProductDetail) => void) {
  const client = useQueryClient()
  return useSave(product, editor, (reply) => {
    void client.invalidateQueries({ queryKey: ['products'] })
    onSaved(reply)
  })
}
