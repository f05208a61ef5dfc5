/** The calls of saved blocks and templates. */
import type { PageBlock, PageDocument as ContractDocument } from '@storefront/contract/entities/studio/page'
import { call } from '../../calls/call'
import { submitOnce } from '../../calls/submit-key'
import type { PageDocument } from '../document/types'

export type BlockKind = 'block' | 'template'
export type Block = PageBlock

interface NewBlock {
  readonly kind: BlockKind
  readonly name: string
  readonly doc: PageDocument
}

export const blockCalls = {
  list: (kind: BlockKind) => call('GET /studio/block/', { query: { kind } }),
  read: (id: number) => call('GET /studio/block/{id}/', { params: { id } }),
  create: ({ kind, name, doc }: NewBlock) => {
    const body = { kind, name, doc: doc as ContractDocument }
    return submitOnce(`page-block-${kind}`, body, (key) => call('POST /studio/block/', { body, key }))
  },
  remove: (id: number) => call('DELETE /studio/block/{id}/', { params: { id } }),
}
