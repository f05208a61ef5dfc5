import type { studioListFileEndpoints } from '@storefront/contract/endpoints/studio/list-file'
import type { Routes } from '../../../http/call/handler'
import { writeListFile } from './file'

/** Handlers of contract/endpoints/studio/list-file. */
export const studioListFileRoutes: Routes<typeof studioListFileEndpoints> = {
  studioListFile: (ctx, { params, body }) => writeListFile(ctx, params.list, body),
}
