import type { studioSiteEndpoints } from '@storefront/contract/endpoints/studio/site'
import type { Routes } from '../../../http/call/handler'
import { readSite, saveSite } from './settings'

/** Handlers of contract/endpoints/studio/site. */
export const studioSiteRoutes: Routes<typeof studioSiteEndpoints> = {
  studioSite: readSite,
  studioSaveSite: (ctx, { body }) => saveSite(ctx, body),
}
