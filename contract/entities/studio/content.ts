import { type Static, Type } from '@sinclair/typebox'
import { contentTypes } from '../../domain/content/content-types'
import { Id, Nullable } from '../common'

export const ContentType = Type.Union(contentTypes.map((type) => Type.Literal(type)))

/** A piece of content as it is chosen. */
export const StudioContent = Type.Object({
  id: Id,
  /** Name that can replace the id; null for a type without one. */
  slug: Nullable(Type.String()),
  title: Type.String(),
  /** Address of its small picture; null without one. */
  picture: Nullable(Type.String()),
  /** Visitors can see it. */
  is_active: Type.Boolean(),
})
export type StudioContent = Static<typeof StudioContent>
