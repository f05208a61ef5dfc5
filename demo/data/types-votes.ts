import type { PictureSpec } from '../pictures/index'
import type { DayHour, UserSeed } from './types-base'

/** A vote event with its candidates, numbered in their order. */
export interface VoteEventSeed {
  slug: string
  title: string
  /** HTML. */
  description: string
  cover: PictureSpec
  start?: DayHour
  end?: DayHour
  dailyLimit: number
  candidates: readonly { title: string; abstract: string; picture: PictureSpec }[]
  /** Votes that are given already: by whom, how many days ago, and to which numbers. */
  ballots: readonly { user: UserSeed['key']; daysAgo: number; numbers: readonly number[] }[]
}
