import type { DayHour, UserSeed } from './types-base'

type UserKey = UserSeed['key']

/** A user's post in a thread. */
export interface SpeechSeed {
  user: UserKey
  text: string
  at: DayHour
}

/** The target of a comment: a slug, a product's code, or the review of an order's line. */
export type CommentTargetSeed =
  | { target: 'article' | 'note' | 'topic' | 'event' | 'product'; slug: string }
  | { target: 'review'; order: string; line: number }

export interface ThreadSeed extends SpeechSeed {
  about: CommentTargetSeed
  /** Users that like it. */
  likes?: readonly UserKey[]
  replies?: readonly SpeechSeed[]
  /** Waits in the operators' queue. */
  isPending?: true
  /** The user who reports it, and the reason. */
  report?: { user: UserKey; text: string }
}

export interface FeedbackSeed extends SpeechSeed {
  answer?: SpeechSeed
}

/** The threads, follows and feedback of a site. */
export interface CommunitySeed {
  threads: readonly ThreadSeed[]
  follows: readonly (readonly [UserKey, UserKey])[]
  feedback: readonly FeedbackSeed[]
  sensitiveWords: readonly string[]
}

export const NO_COMMUNITY: CommunitySeed = { threads: [], follows: [], feedback: [], sensitiveWords: [] }
