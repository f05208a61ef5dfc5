import type { Merge } from '../document/merge'
import type { SavedDocument } from './local-copy'

/** A conflict: the merge of both sides' changes, and the other side's document. */
export interface DraftConflict {
  readonly merge: Merge
  readonly theirs: SavedDocument
}

/** The state of a page's draft. */
export type SaveState =
  | { readonly status: 'saved' | 'pending' | 'saving' | 'offline' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'conflict'; readonly conflict: DraftConflict }
