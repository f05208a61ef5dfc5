import { type Static, Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable } from '../common'

/** A vote event: candidates who collect votes, of which everybody has some a day. */
export const VoteEvent = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  /** Rich text: the rules. */
  description: Type.String(),
  main_image: Nullable(Image),
  start: Nullable(Moment),
  end: Nullable(Moment),
  /**
   * Votes that a user has a day of the site, each for another candidate, and what is left of them; all of them for a
   * visitor.
   */
  daily_limit: Type.Integer(),
  remaining: Type.Integer(),
  candidate_count: Type.Integer(),
  vote_count: Type.Integer(),
})
export type VoteEvent = Static<typeof VoteEvent>

/** Votes of each candidate, for a results screen: by the candidate's id, the first 500 by number. */
export const VoteEventResult = Type.Object({
  vote_count: Type.Integer(),
  votes: Type.Record(Type.String(), Type.Integer()),
})
export type VoteEventResult = Static<typeof VoteEventResult>

/** A person or a thing to vote for. */
export const VoteCandidate = Type.Object({
  id: Id,
  /** Its place in the event, from 1: what people are asked to remember. */
  number: Type.Integer(),
  title: Type.String(),
  abstract: Type.String(),
  main_image: Nullable(Image),
  vote_count: Type.Integer(),
  /** Its place by votes, from 1; those with as many share one. */
  rank: Type.Integer(),
  /** This user has voted for it today. */
  is_voted: Type.Boolean(),
})
export type VoteCandidate = Static<typeof VoteCandidate>
