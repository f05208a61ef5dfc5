import type { pageEndpoints } from '@storefront/contract/endpoints/content/page'
import type { Routes } from '../../../http/call/handler'
import { previewModule } from './preview'
import { moduleData, readPage } from './service'

/** Handlers of contract/endpoints/content/page. */
export const pageRoutes: Routes<typeof pageEndpoints> = {
  page: (ctx, { params, query }) => readPage(ctx, params.key, query),
  moduleData: (ctx, { params, query }) => moduleData(ctx, params.id, query),
  modulePreview: (ctx, { body }) => previewModule(ctx, body),
}
