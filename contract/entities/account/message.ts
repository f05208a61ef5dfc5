import { type Static, Type } from '@sinclair/typebox'
import { messageKinds } from '../../domain/account/messages'
import { Id, Link, Moment, Nullable } from '../common'

/** A message that the message centre keeps. */
export const Message = Type.Object({
  id: Id,
  kind: Type.Union(messageKinds.map((kind) => Type.Literal(kind))),
  /** Its words, in the reader's language. */
  text: Type.String(),
  /** Further words of the other side, such as a reason; empty for none. */
  note: Type.String(),
  /** Number or id of what it is about, for the screen that it opens. */
  target: Type.String(),
  /** Link that it opens in place of the screen of its kind. */
  link: Nullable(Link),
  created: Moment,
  is_read: Type.Boolean(),
})
export type Message = Static<typeof Message>
