import { Type } from '@sinclair/typebox'
import { VoteDetail } from '../../entities/forms/vote'
import { FlashMessages } from '../../entities/site/flash-message'
import { endpoint } from '../define'

/** A vote by its id (digits) or slug. */
const ByKey = Type.Object({ id: Type.String({ maxLength: 60 }) })

/** Votes. */
export const voteEndpoints = {
  vote: endpoint({
    method: 'GET',
    path: '/vote/vote/{id}/',
    summary: 'A vote with its questions; with its counts once the user has voted',
    params: ByKey,
    reply: VoteDetail,
    errors: ['notFound'],
    auth: 'any',
    silent: true,
  }),
  submitVote: endpoint({
    method: 'POST',
    path: '/vote/vote/{id}/submit/',
    summary: 'Votes: chosen option keys, from 1, by question id',
    params: ByKey,
    body: Type.Object({
      submits: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { maxItems: 100 }), {
        maxProperties: 100,
      }),
    }),
    reply: Type.Composite([Type.Object({ vote: VoteDetail }), FlashMessages]),
    errors: ['mobileBindRequired', 'notFound', 'voteNotBegun', 'voteOver', 'voteDone', 'voteIncomplete'],
    auth: 'user',
    idempotent: true,
  }),
}
