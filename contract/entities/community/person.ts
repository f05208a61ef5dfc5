import { type Static, Type } from '@sinclair/typebox'
import { Author } from '../account/user'

/** A person as everybody sees them. Counts are of what everybody sees; `like_count` is what their posts received. */
export const Person = Type.Composite([
  Author,
  Type.Object({
    note_count: Type.Integer(),
    topic_count: Type.Integer(),
    like_count: Type.Integer(),
    follower_count: Type.Integer(),
    following_count: Type.Integer(),
    is_followed: Type.Boolean(),
    is_mine: Type.Boolean(),
  }),
])
export type Person = Static<typeof Person>

/** A person in a list of people. */
export const PersonBrief = Type.Composite([
  Author,
  Type.Object({ is_followed: Type.Boolean(), is_mine: Type.Boolean() }),
])
export type PersonBrief = Static<typeof PersonBrief>

/** Counts of the user centre, private posts included. `reply_count` are answers that were not looked at yet. */
export const CommunitySummary = Type.Object({
  note_count: Type.Integer(),
  comment_count: Type.Integer(),
  like_count: Type.Integer(),
  liked_count: Type.Integer(),
  follower_count: Type.Integer(),
  following_count: Type.Integer(),
  reply_count: Type.Integer(),
  feedback_count: Type.Integer(),
})
export type CommunitySummary = Static<typeof CommunitySummary>
