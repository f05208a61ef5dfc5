import type { studioFlashCampaignEndpoints } from '@storefront/contract/endpoints/studio/flash-campaign'
import type { Routes } from '../../../http/call/handler'
import { listCampaigns, readCampaign } from './list'
import { processCampaign } from './process'
import { createCampaign, deleteCampaign, saveCampaign } from './write'

/** Handlers of contract/endpoints/studio/flash-campaign. */
export const studioFlashCampaignRoutes: Routes<typeof studioFlashCampaignEndpoints> = {
  studioFlashCampaigns: (ctx, { query }) => listCampaigns(ctx, query),
  studioFlashCampaign: (ctx, { params }) => readCampaign(ctx, params.id),
  studioCreateFlashCampaign: (ctx, { body }) => createCampaign(ctx, body),
  studioSaveFlashCampaign: (ctx, { params, body }) => saveCampaign(ctx, params.id, body.version, body.values),
  studioDeleteFlashCampaign: (ctx, { params }) => deleteCampaign(ctx, params.id),
  studioProcessFlashCampaign: (ctx, { params, body }) => processCampaign(ctx, params.id, body.version, body.action),
}
