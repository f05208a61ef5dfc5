import type { Permission } from '../permissions'
import type { RouteName } from '../routes'
import type { Field } from './field'

/** A kind of thing that the studio lists and edits by a table and a form. */
export interface Resource {
  readonly permission: Permission
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, Field>>
  /** The field that an item is called by. */
  readonly title: string
  /** Fields that the list shows, in their order; none that holds rows or HTML. */
  readonly columns: readonly string[]
  /** Text fields that a search looks into. */
  readonly search: readonly string[]
  /** Fields by whose value a list is filtered: choices, switches and references. */
  readonly filters?: readonly string[]
  /** Fields that a list is ordered by, besides the newest first. */
  readonly orderings?: readonly string[]
  /** Pairs of moments whose second one is later. */
  readonly periods?: readonly (readonly [start: string, end: string])[]
  /** Fields that may be changed for many items at once. */
  readonly bulk?: readonly string[]
  /** Whether an item can be deleted as long as nothing refers to it; others are switched off. */
  readonly isDeletable?: true
  /** The page on which shoppers see an item; its parameter is the item's `slug` or id. */
  readonly shopPage?: RouteName
  /** The filter of a list by the item's id, where that page is a list. */
  readonly shopFilter?: 'category'
}

/** Keeps the literal types of a declaration, so that its name is a typed part of the calls. */
export const defineResource = <const R extends Resource>(resource: R): R => resource

/** A value of a field on the wire (field.ts). */
export type FieldValue = string | number | boolean | null | readonly (string | number)[] | readonly RowValues[]
export interface RowValues {
  readonly id: number | null
  readonly [name: string]: string | number | boolean | null
}
export type FieldValues = Readonly<Record<string, FieldValue>>
