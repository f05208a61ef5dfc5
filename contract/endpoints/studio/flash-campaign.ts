import { Type } from '@sinclair/typebox'
import { flashCampaignActionNames, flashCampaignStatuses } from '../../domain/site/flash-campaign'
import { ById, ListQuery, Ok, Page } from '../../entities/common'
import { FlashCampaign, FlashCampaignDetail, FlashCampaignInput } from '../../entities/studio/flash-campaign'
import { studioPermissions } from '../../permissions'
import { endpoint } from '../define'

const auth = studioPermissions.changeFlashCampaign

/** Campaigns of flash messages: from one to many (spec 2). */
export const studioFlashCampaignEndpoints = {
  studioFlashCampaigns: endpoint({
    method: 'GET',
    path: '/studio/flashcampaign/',
    summary: 'Campaigns of a status or all, the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(flashCampaignStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: Page(FlashCampaign),
    auth,
  }),
  studioFlashCampaign: endpoint({
    method: 'GET',
    path: '/studio/flashcampaign/{id}/',
    summary: 'A campaign with how many people it is for and was shown to',
    params: ById,
    reply: FlashCampaignDetail,
    errors: ['notFound'],
    auth,
  }),
  studioCreateFlashCampaign: endpoint({
    method: 'POST',
    path: '/studio/flashcampaign/',
    summary: 'A draft of a campaign, which nobody sees',
    body: FlashCampaignInput,
    reply: FlashCampaignDetail,
    auth,
    idempotent: true,
  }),
  studioSaveFlashCampaign: endpoint({
    method: 'PUT',
    path: '/studio/flashcampaign/{id}/',
    summary: 'Changes a draft that is still in the version that was read; what was scheduled is never changed',
    params: ById,
    body: Type.Object({ version: Type.Integer(), values: FlashCampaignInput }),
    reply: FlashCampaignDetail,
    errors: ['notFound', 'editConflict', 'campaignMoved'],
    auth,
    idempotent: true,
  }),
  studioDeleteFlashCampaign: endpoint({
    method: 'DELETE',
    path: '/studio/flashcampaign/{id}/',
    summary: 'Deletes a draft',
    params: ById,
    reply: Ok,
    errors: ['notFound', 'campaignMoved'],
    auth,
  }),
  studioProcessFlashCampaign: endpoint({
    method: 'POST',
    path: '/studio/flashcampaign/{id}/process/',
    summary:
      'Schedules a draft that is complete and as it was read, which runs from its start on, or stops a campaign: it is shown to nobody any more',
    params: ById,
    body: Type.Object({
      version: Type.Integer(),
      action: Type.Union(flashCampaignActionNames.map((action) => Type.Literal(action))),
    }),
    reply: FlashCampaignDetail,
    errors: ['notFound', 'editConflict', 'campaignMoved', 'campaignIncomplete'],
    auth,
    idempotent: true,
  }),
}
