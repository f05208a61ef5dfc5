import { type Static, Type } from '@sinclair/typebox'
import { Image, Link, Nullable } from '../common'

const entry = { label: Type.String(), image: Nullable(Image), link: Nullable(Link) }

/** A list of links that staff compose; an item may have others below it, which have none. */
export const Menu = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  items: Type.Array(Type.Object({ ...entry, items: Type.Array(Type.Object(entry)) })),
})
export type Menu = Static<typeof Menu>
