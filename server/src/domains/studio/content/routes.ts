import type { studioContentEndpoints } from '@storefront/contract/endpoints/studio/content'
import type { Routes } from '../../../http/call/handler'
import { listContent } from './list'

/** Handlers of contract/endpoints/studio/content. */
export const studioContentRoutes: Routes<typeof studioContentEndpoints> = {
  studioContent: (ctx, { params, query }) => listContent(ctx, params.type, query),
}
