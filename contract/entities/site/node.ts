import { type Static, Type } from '@sinclair/typebox'

/** A classification node (spec 3). */
export const Node = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** 1 for a root. */
  depth: Type.Integer(),
  /** Number of child nodes. */
  numchild: Type.Integer(),
  is_active: Type.Boolean(),
})
export type Node = Static<typeof Node>

/** One level of the nodes, and the way from a root to the user's own. */
export const NodeLevel = Type.Object({ count: Type.Integer(), results: Type.Array(Node), user_paths: Type.Array(Node) })
export type NodeLevel = Static<typeof NodeLevel>
