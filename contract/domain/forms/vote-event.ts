import type { ErrorName } from '../../errors'

/** A vote event as its rules see it; moments in ISO 8601, null without a bound. */
export interface VoteEventTimes {
  readonly start: string | null
  readonly end: string | null
  /** Votes that this user may still give today. */
  readonly remaining: number
}

export type VoteEventState = 'future' | 'over' | 'spent' | 'open'

/** The refusal of each state in which no vote can be given; the screen says it with the same words. */
export const VOTE_EVENT_ERRORS = {
  future: 'voteNotBegun',
  over: 'voteOver',
  spent: 'voteEventSpent',
} as const satisfies Record<Exclude<VoteEventState, 'open'>, ErrorName>

/**
 * State of a vote event for one user at `now` (milliseconds). The start belongs to the event's time, the end does not.
 */
export function voteEventState({ start, end, remaining }: VoteEventTimes, now: number): VoteEventState {
  if (start !== null && Date.parse(start) > now) return 'future'
  if (end !== null && Date.parse(end) <= now) return 'over'
  return remaining <= 0 ? 'spent' : 'open'
}
