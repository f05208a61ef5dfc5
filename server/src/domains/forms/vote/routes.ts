import type { voteEndpoints } from '@storefront/contract/endpoints/forms/vote'
import type { Routes } from '../../../http/call/handler'
import { readVote } from './service'
import { submitVote } from './submit'

/** Handlers of contract/endpoints/forms/vote. */
export const voteRoutes: Routes<typeof voteEndpoints> = {
  vote: (ctx, { params }) => readVote(ctx, params.id),
  submitVote: (ctx, { params, body }) => submitVote(ctx, params.id, body.submits),
}
