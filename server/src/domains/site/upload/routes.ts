import type { uploadEndpoints } from '@storefront/contract/endpoints/site/upload'
import type { Routes } from '../../../http/call/handler'
import { upload } from './service'

/** Handlers of contract/endpoints/site/upload. */
export const uploadRoutes: Routes<typeof uploadEndpoints> = {
  upload: (ctx, { file }) => upload(ctx, file),
}
