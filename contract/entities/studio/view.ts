import { type Static, Type } from '@sinclair/typebox'
import { SAVED_VIEW_LIMITS } from '../../constants'
import { Id, NonBlank } from '../common'

/** A list's address within the studio, e.g. `products` or `registrations/5`. */
export const ListKey = Type.String({ pattern: '^[a-z0-9_-]+(/[a-z0-9_-]+)*$', maxLength: SAVED_VIEW_LIMITS.list })

const fields = {
  name: NonBlank(SAVED_VIEW_LIMITS.name),
  /** The query of the list's address, without the page. */
  query: Type.String({ maxLength: SAVED_VIEW_LIMITS.query }),
  /** Whether all staff of the site see it. */
  is_shared: Type.Boolean(),
}

/** Changes to a saved view by its owner. */
export const SavedViewChange = Type.Object(fields)
export type SavedViewChange = Static<typeof SavedViewChange>

/** A new view of a list. */
export const SavedViewDraft = Type.Object({ ...fields, list: ListKey })
export type SavedViewDraft = Static<typeof SavedViewDraft>

/** A list's filters, search and order under a name. */
export const SavedView = Type.Object({
  id: Id,
  ...fields,
  /** Name of its owner. */
  owner: Type.String(),
  is_own: Type.Boolean(),
  /** Whether the caller may delete it. */
  is_deletable: Type.Boolean(),
})
export type SavedView = Static<typeof SavedView>
