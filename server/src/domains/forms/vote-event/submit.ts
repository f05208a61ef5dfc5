import { VOTE_EVENT_ERRORS, voteEventState } from '@storefront/contract/domain/forms/vote-event'
import type { VoteCandidate, VoteEvent } from '@storefront/contract/entities/forms/vote-event'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { earnCoins } from '../../promotion/coins/earn'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import {
  CANDIDATE_COLUMNS,
  CANDIDATE_JOINS,
  type CandidateRow,
  findVoteEvent,
  presentCandidates,
  presentVoteEvent,
  timesOf,
  type VoteEventRow,
} from './queries'

// One that began before midnight and comes late counts as of the later day: else that day would begin anew.
const TAKE = `insert into vote_event_tally as t (tenant_id, event_id, user_id, day, count)
  values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, event_id, user_id) do update set
    count = case when t.day >= excluded.day then t.count else 0 end + excluded.count,
    day = greatest(t.day, excluded.day)
  where case when t.day >= excluded.day then t.count else 0 end + excluded.count <= $6
  returning 1`

const CHOOSE = `insert into vote_event_choice (tenant_id, candidate_id, user_id, day, created_at)
  select $1, c.id, $2, $3::date, $4 from unnest($5::bigint[]) c (id) on conflict do nothing returning 1`

/** Candidates are locked in the order of their ids, so that two ballots never wait for each other. */
const COUNT = `update vote_candidate c set vote_count = c.vote_count + 1
  from (select id from vote_candidate where tenant_id = $1 and event_id = $2 and is_active and id = any($3::bigint[]) order by id for update) chosen
  where c.tenant_id = $1 and c.id = chosen.id returning c.id`

const CHOSEN = `select ${CANDIDATE_COLUMNS} from vote_candidate t ${CANDIDATE_JOINS} where t.tenant_id = $1 and t.id = any($2::bigint[]) order by t.number`

/** Casts the votes, or fails, which rolls all of it back. */
async function castVotes(
  tx: Connection,
  ctx: UserCtx,
  { id, daily_limit }: VoteEventRow,
  candidateIds: readonly number[],
): Promise<Failure | null> {
  const [day, ids, size] = [dayOf(ctx.tenant, ctx.now), [...candidateIds], candidateIds.length]
  if (size > daily_limit) return fail('voteEventSpent')
  const tallyRows = await tx.rows(TAKE, [ctx.tenant.id, id, ctx.user.id, day, size, daily_limit], 'vote_event_take')
  if (tallyRows.length === 0) return fail('voteEventSpent')
  const candidateRows = await tx.rows(COUNT, [ctx.tenant.id, id, ids], 'vote_event_count')
  if (candidateRows.length < size) return fail('voteCandidateGone')
  const choiceRows = await tx.rows(CHOOSE, [ctx.tenant.id, ctx.user.id, day, ctx.now, ids], 'vote_event_choose')
  return choiceRows.length < size ? fail('voteEventTwice') : null
}

/** Votes for candidates of an event that runs, within the user's votes of the day, each candidate once a day. */
export async function submitVoteEvent(
  ctx: UserCtx,
  key: string,
  candidateIds: readonly number[],
): Promise<{ voteevent: VoteEvent; candidates: VoteCandidate[]; flashMessages: FlashMessage[] } | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const row = await findVoteEvent(tx, ctx, key)
    if (!row) return fail('notFound')
    const state = voteEventState(timesOf(row), ctx.now.getTime())
    if (state !== 'open') return fail(VOTE_EVENT_ERRORS[state])
    const failure = await castVotes(tx, ctx, row, candidateIds)
    if (failure) return failure
    // Once for the event, as a vote earns once, however many days it takes votes.
    await earnCoins(ctx, tx, { userId: ctx.user.id, trigger: 'vote', ref: `voteevent ${row.id}` })
    const event = await findVoteEvent(tx, ctx, key)
    const candidates = await tx.rows<CandidateRow>(CHOSEN, [ctx.tenant.id, [...candidateIds]], 'vote_event_chosen')
    return {
      voteevent: presentVoteEvent(ctx, event ?? row),
      candidates: await presentCandidates(tx, ctx, candidates),
      flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id),
    }
  })
}
