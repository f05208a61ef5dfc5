import type { studioViewEndpoints } from '@storefront/contract/endpoints/studio/view'
import type { Routes } from '../../../http/call/handler'
import { createView, deleteView, saveView } from './change'
import { listViews } from './list'

/** Handlers of contract/endpoints/studio/view. */
export const studioViewRoutes: Routes<typeof studioViewEndpoints> = {
  studioViews: (ctx, { query }) => listViews(ctx, query.list),
  studioCreateView: (ctx, { body }) => createView(ctx, body),
  studioSaveView: (ctx, { params, body }) => saveView(ctx, params.id, body),
  studioDeleteView: (ctx, { params }) => deleteView(ctx, params.id),
}
