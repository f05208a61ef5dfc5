import { type Static, Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable } from '../common'

/** A vote (spec 3). `submits`: per item id, how often each option was chosen; null until this user has voted. */
export const VoteDetail = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  /** This user has voted. */
  is_exceeded: Type.Boolean(),
  submits: Nullable(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  vote_items: Type.Array(
    Type.Object({
      id: Id,
      description: Type.String(),
      is_single: Type.Boolean(),
      /** An option's key is its place from 1. */
      options: Type.Array(Type.Object({ description: Type.String(), main_image: Nullable(Image) })),
    }),
  ),
})
export type VoteDetail = Static<typeof VoteDetail>
