import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Page } from '../../entities/common'
import { VoteCandidate, VoteEvent, VoteEventResult } from '../../entities/forms/vote-event'
import { FlashMessages } from '../../entities/site/flash-message'
import { endpoint } from '../define'

/** A vote event by its id (digits) or slug. */
const ByKey = Type.Object({ id: Type.String({ maxLength: 60 }) })

/** Vote events. */
export const voteEventEndpoints = {
  voteEvent: endpoint({
    method: 'GET',
    path: '/vote/voteevent/{id}/',
    summary: 'A vote event and how many votes the user has left today',
    params: ByKey,
    reply: VoteEvent,
    errors: ['notFound'],
    auth: 'any',
  }),
  voteCandidates: endpoint({
    method: 'GET',
    path: '/vote/voteevent/{id}/candidate/',
    summary: 'Candidates of a vote event, by their number, or those with most votes first',
    params: ByKey,
    query: Type.Omit(ListQuery, ['from', 'to']),
    reply: Page(VoteCandidate),
    errors: ['notFound'],
    auth: 'any',
  }),
  voteEventResult: endpoint({
    method: 'GET',
    path: '/vote/voteevent/{id}/result/',
    summary: 'How many votes the candidates have now',
    params: ByKey,
    reply: VoteEventResult,
    errors: ['notFound'],
    auth: 'any',
    silent: true,
  }),
  submitVoteEvent: endpoint({
    method: 'POST',
    path: '/vote/voteevent/{id}/submit/',
    summary: 'Votes for candidates: each takes one of the votes of the day, and the same one only once a day',
    params: ByKey,
    body: Type.Object({ candidates: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }) }),
    reply: Type.Composite([
      Type.Object({ voteevent: VoteEvent, candidates: Type.Array(VoteCandidate) }),
      FlashMessages,
    ]),
    errors: [
      'mobileBindRequired',
      'notFound',
      'voteNotBegun',
      'voteOver',
      'voteEventSpent',
      'voteEventTwice',
      'voteCandidateGone',
    ],
    auth: 'user',
    idempotent: true,
  }),
}
