import type { VoteCandidate } from '@storefront/contract/entities/forms/vote-event'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { keys } from '@/services/query'
import { type VoteCandidatesQuery, voteEventsApi } from '@/services/api/vote-events'
import { VoteCandidateRow } from '@/features/forms/components/VoteCandidateRow'

/** Candidates of one vote event, by number or by votes. */
export const voteCandidateList: ListSpec<VoteCandidate, VoteCandidatesQuery> = {
  key: (query) => [...keys.voteEvent(query.event), 'candidates', query] as const,
  load: voteEventsApi.candidates,
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 112,
    render: (candidate) => <VoteCandidateRow candidate={candidate} />,
  }),
  empty: { text: 'interact.voteEvent.empty', hint: 'interact.voteEvent.emptyHint', icon: 'user' },
  search: 'interact.voteEvent.search',
  orderings: [{ label: 'interact.voteEvent.byNumber' }, { label: 'interact.voteEvent.byVotes', value: '-vote_count' }],
}
