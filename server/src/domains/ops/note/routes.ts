import type { opsNoteEndpoints } from '@storefront/contract/endpoints/ops/note'
import type { Routes } from '../../../http/call/handler'
import { activateOpsNote, listOpsNotes, readOpsNote } from './service'

/** Handlers of contract/endpoints/ops/note. */
export const opsNoteRoutes: Routes<typeof opsNoteEndpoints> = {
  opsNotes: (ctx, { query }) => listOpsNotes(ctx, query),
  opsNote: (ctx, { params }) => readOpsNote(ctx, params.id),
  opsActivateNote: (ctx, { params, body }) => activateOpsNote(ctx, params.id, body.is_active),
}
