import type { studioResultEndpoints } from '@storefront/contract/endpoints/studio/result'
import type { Routes } from '../../../http/call/handler'
import { listDoorLines } from './door'
import { listCandidates, listVoteOptions } from './votes'

/** Handlers of contract/endpoints/studio/result. */
export const studioResultRoutes: Routes<typeof studioResultEndpoints> = {
  studioVoteOptions: (ctx, { query }) => listVoteOptions(ctx, query),
  studioCandidates: (ctx, { query }) => listCandidates(ctx, query),
  studioDoorScans: (ctx, { query }) => listDoorLines(ctx, query),
}
