import type { voteEventEndpoints } from '@storefront/contract/endpoints/forms/vote-event'
import type { Routes } from '../../../http/call/handler'
import { listCandidates, readResult, readVoteEvent } from './service'
import { submitVoteEvent } from './submit'

/** Handlers of contract/endpoints/forms/vote-event. */
export const voteEventRoutes: Routes<typeof voteEventEndpoints> = {
  voteEvent: (ctx, { params }) => readVoteEvent(ctx, params.id),
  voteCandidates: (ctx, { params, query }) => listCandidates(ctx, params.id, query),
  voteEventResult: (ctx, { params }) => readResult(ctx, params.id),
  submitVoteEvent: (ctx, { params, body }) => submitVoteEvent(ctx, params.id, body.candidates),
}
