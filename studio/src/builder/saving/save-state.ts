import type { Merge } from '../document/merge'
import type { SavedDocument } from './local-copy'

/** What both sides changed, and their document. */
export interface DraftConflict {
  readonly merge: Merge
  readonly theirs: SavedDocument
}

/** How a page's draft stands. */
export type SaveState =
  | { readonly status: 'saved' | 'pending' | 'saving' | 'offline' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'conflict'; readonly conflict: DraftConflict }
