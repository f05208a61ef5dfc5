import type { personEndpoints } from '@storefront/contract/endpoints/community/person'
import type { Routes } from '../../../http/call/handler'
import { followPerson, listFollows, readPerson, readSummary, reportPerson } from './service'

/** Handlers of contract/endpoints/community/person. */
export const personRoutes: Routes<typeof personEndpoints> = {
  person: (ctx, { params }) => readPerson(ctx, params.uuid),
  followPerson: (ctx, { params, body }) => followPerson(ctx, params.uuid, body.is_followed),
  followers: (ctx, { params, query }) => listFollows(ctx, params.uuid, 'followers', query),
  following: (ctx, { params, query }) => listFollows(ctx, params.uuid, 'following', query),
  reportPerson: (ctx, { params, body }) => reportPerson(ctx, params.uuid, body),
  communitySummary: readSummary,
}
