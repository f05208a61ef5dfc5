import { type Static, Type } from '@sinclair/typebox'
import { searchKinds } from '../../domain/ops/search'
import { Id } from '../common'

/** A thing that the studio's search finds. */
export const SearchHit = Type.Object({
  kind: Type.Union(searchKinds.map((kind) => Type.Literal(kind))),
  id: Id,
  title: Type.String(),
  /** A text that tells it from others of its name: a state, a buyer; '' for none. */
  note: Type.String(),
})
export type SearchHit = Static<typeof SearchHit>
