import type { EndpointKey } from '@storefront/contract/endpoints'

/** Abilities of staff with a stored thing, in the order of the table of docs/studio.md. */
export const abilities = [
  'list',
  'search',
  'filter',
  'see',
  'make',
  'change',
  'copy',
  'remove',
  'undo',
  'export',
  'import',
  'history',
  'shop',
] as const
export type Ability = (typeof abilities)[number]

/**
 * The place where staff use an ability: a screen by its path in the table of screens (`screen`), with the call behind it if the
 * screen alone does not say it; the reason why the shop needs none; or what is still missing.
 */
export type Cell =
  | { readonly screen: string; readonly call?: EndpointKey }
  | { readonly reason: string }
  | { readonly missing: string }
export type Cells = Readonly<Record<Ability, Cell>>

/** Something that a shop stores, with the tables that hold it. */
export interface StoredThing {
  readonly name: string
  readonly tables: readonly string[]
  readonly cells: Cells
}
