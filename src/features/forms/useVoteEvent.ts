import { RESULT_POLL_MS } from '@storefront/contract/constants'
import { voteEventState } from '@storefront/contract/domain/forms/vote-event'
import type { VoteCandidate, VoteEvent, VoteEventResult } from '@storefront/contract/entities/forms/vote-event'
import { useQuery } from '@tanstack/react-query'
import { createContext, useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useT } from '@/i18n'
import { useNow } from '@/platform/use-now'
import { feedback } from '@/platform/feedback'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { track } from '@/services/track'
import { voteEventsApi } from '@/services/api/vote-events'
import { useIsShown } from '@/shared/screen/useIsShown'
import { session } from '@/state/session'

/** Returns a vote event by its id or slug, as this user sees it. */
export const useVoteEvent = (id: string) =>
  useQuery({ queryKey: keys.voteEvent(id), queryFn: ({ signal }) => voteEventsApi.event(id, { signal }) })

const resultKey = (id: string) => [...keys.voteEvent(id), 'result'] as const

/** Reads the counts and refreshes them while the screen is open and the event runs. */
function useResult(id: string, isRunning: boolean): VoteEventResult | undefined {
  const isShown = useIsShown()
  const { data } = useQuery({
    queryKey: resultKey(id),
    queryFn: ({ signal }) => voteEventsApi.result(id, { signal }),
    staleTime: 0,
    refetchInterval: isShown && isRunning ? RESULT_POLL_MS : false,
  })
  return data
}

/** The state and calls of a voting event that a candidate's row needs. */
export interface VoteEventControl {
  readonly state: ReturnType<typeof voteEventState>
  /** The newest count of a candidate. */
  readonly votesOf: (candidate: VoteCandidate) => number
  readonly isVoted: (candidate: VoteCandidate) => boolean
  /** The candidate whose vote is on its way. */
  readonly busyId: number | null
  readonly vote: (candidate: VoteCandidate) => Promise<void>
}

export const VoteEventContext = createContext<VoteEventControl | null>(null)

/**
 * Votes of an event: a tap gives one vote at once; a visitor logs in first.
 * @param key the id or slug by which the event was requested and is cached
 */
export function useVoteEventControl(key: string, event: VoteEvent): VoteEventControl & { readonly total: number } {
  const t = useT()
  const state = voteEventState(event, useNow(event.start, event.end))
  const result = useResult(key, state !== 'over' && state !== 'future')
  const [votedIds, setVotedIds] = useState<ReadonlySet<number>>(new Set())
  const [busyId, setBusyId] = useState<number | null>(null)
  const { submit } = useBoundSubmit(
    `vote_event_submit:${event.id}`,
    (id: number, idempotencyKey: string) => voteEventsApi.submit(String(event.id), [id], idempotencyKey),
    {
      // Refused: what is shown is old.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: keys.voteEvent(key) })
        return false
      },
    },
  )
  const vote = async ({ id }: VoteCandidate): Promise<void> => {
    if (busyId !== null || !(await session().ensureLogin())) return
    setBusyId(id)
    const reply = await submit(id)
    setBusyId(null)
    if (!reply) return
    track('vote_submit', { voteevent: event.id })
    const { voteevent, candidates } = reply
    replaceQueryData(keys.voteEvent(key), voteevent)
    replaceQueryData<VoteEventResult>(resultKey(key), (now) => ({
      vote_count: voteevent.vote_count,
      votes: { ...now?.votes, ...Object.fromEntries(candidates.map((one) => [one.id, one.vote_count])) },
    }))
    setVotedIds((now) => new Set([...now, id]))
    const { remaining } = voteevent
    feedback.toast(t(remaining > 0 ? 'interact.voteEvent.done' : 'interact.voteEvent.doneAll', { n: remaining }), {
      at: 'center',
    })
  }
  return {
    state,
    votesOf: ({ id, vote_count }) => result?.votes[id] ?? vote_count,
    isVoted: ({ id, is_voted }) => is_voted || votedIds.has(id),
    busyId,
    vote,
    total: result?.vote_count ?? event.vote_count,
  }
}
