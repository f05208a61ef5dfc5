import type { DayHour, UserSeed } from './types'

type UserKey = UserSeed['key']

/** What somebody said in a thread. */
export interface SpeechSeed {
  user: UserKey
  text: string
  at: DayHour
}

/** What a comment is about: its slug, a product's code, or the site's first review. */
export type CommentTargetSeed = { target: 'article' | 'note' | 'topic' | 'event' | 'product'; slug: string } | { target: 'review' }

export interface ThreadSeed extends SpeechSeed {
  about: CommentTargetSeed
  /** Users that like it. */
  likes?: readonly UserKey[]
  replies?: readonly SpeechSeed[]
  /** Waits in the operators' queue. */
  isPending?: true
  /** Who reports it, and why. */
  report?: { user: UserKey; text: string }
}

export interface FeedbackSeed extends SpeechSeed {
  answer?: SpeechSeed
}

/** What people say of a site and to it, and who follows whom. */
export interface CommunitySeed {
  threads: readonly ThreadSeed[]
  follows: readonly (readonly [UserKey, UserKey])[]
  feedback: readonly FeedbackSeed[]
  sensitiveWords: readonly string[]
}

export const NO_COMMUNITY: CommunitySeed = { threads: [], follows: [], feedback: [], sensitiveWords: [] }
