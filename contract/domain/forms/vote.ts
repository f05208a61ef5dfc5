import type { ErrorName } from '../../errors'
import { getOwn } from '../get-own'

/** A vote as its rules see it (spec 4); moments in ISO 8601, null without a bound. */
export interface VoteTimes {
  readonly start: string | null
  readonly end: string | null
  /** This user has voted. */
  readonly is_exceeded: boolean
}

export type VoteState = 'future' | 'over' | 'done' | 'open'

/**
 * The error for each state in which voting is not possible; the button shows the same message (spec 4: button text
 * follows).
 */
export const VOTE_ERRORS = { future: 'voteNotBegun', over: 'voteOver', done: 'voteDone' } as const satisfies Record<
  Exclude<VoteState, 'open'>,
  ErrorName
>

/** State of a vote for one user at `now` (milliseconds). The start belongs to the vote's time, the end does not. */
export function voteState({ start, end, is_exceeded }: VoteTimes, now: number): VoteState {
  if (start !== null && Date.parse(start) > now) return 'future'
  if (end !== null && Date.parse(end) <= now) return 'over'
  return is_exceeded ? 'done' : 'open'
}

/** A question as its rules see it. */
export interface VoteQuestion {
  readonly id: number
  readonly is_single: boolean
  readonly options: readonly unknown[]
}

/** Chosen option keys, from 1, by the id of the question. */
export type Ballot = Readonly<Record<string, readonly number[]>>

/** Returns the options that a ballot chooses for a question; none if the ballot does not name it. */
export function chosenOptions({ id }: Pick<VoteQuestion, 'id'>, ballot: Ballot): readonly number[] {
  const ballotKeys = getOwn(ballot, id)
  return Array.isArray(ballotKeys) ? ballotKeys : []
}

/**
 * Whether a choice answers a question: keys that it offers, each once, and exactly one where only one may be chosen
 * (spec 5).
 */
export function isValidAnswer({ is_single, options }: VoteQuestion, keys: readonly number[]): boolean {
  const areOptions = keys.every((key) => Number.isInteger(key) && key >= 1 && key <= options.length)
  const many = is_single ? keys.length === 1 : keys.length >= 1
  return areOptions && many && new Set(keys).size === keys.length
}

/** Whether every question is answered (spec 5: vote). What is chosen for other questions is of no account. */
export function isComplete(questions: readonly VoteQuestion[], ballot: Ballot): boolean {
  return questions.every((question) => isValidAnswer(question, chosenOptions(question, ballot)))
}

/** Counts of one question by option key. */
export type Counts = Readonly<Record<string, number>>

/**
 * Share of each option among all choices of its question, in percents with one decimal (spec 9), in the options' order.
 */
export function percents(optionCount: number, counts: Counts): number[] {
  const each = Array.from({ length: optionCount }, (_, index) => counts[index + 1] ?? 0)
  const total = each.reduce((sum, count) => sum + count, 0)
  return each.map((count) => (total === 0 ? 0 : Math.round((count * 1000) / total) / 10))
}
