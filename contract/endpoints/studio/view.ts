import { Type } from '@sinclair/typebox'
import { ById, Ok, Page } from '../../entities/common'
import { ListKey, SavedView, SavedViewChange, SavedViewDraft } from '../../entities/studio/view'
import { endpoint } from '../define'

/** Views of lists that staff save; what stands in a list is read by the list's own call, with its own permission. */
export const studioViewEndpoints = {
  studioViews: endpoint({
    method: 'GET',
    path: '/studio/view/',
    summary: "Saved views of a list: the caller's own by name, then those that others share",
    query: Type.Object({ list: ListKey }),
    reply: Page(SavedView),
    auth: 'user',
  }),
  studioCreateView: endpoint({
    method: 'POST',
    path: '/studio/view/',
    summary:
      "Saves a list's present filters, search and order under a name that the caller's views of the list have not yet",
    body: SavedViewDraft,
    reply: SavedView,
    errors: ['viewFull'],
    auth: 'user',
    idempotent: true,
  }),
  studioSaveView: endpoint({
    method: 'PUT',
    path: '/studio/view/{id}/',
    summary: 'Renames, shares or replaces a view of the caller',
    params: ById,
    body: SavedViewChange,
    reply: SavedView,
    errors: ['notFound'],
    auth: 'user',
  }),
  studioDeleteView: endpoint({
    method: 'DELETE',
    path: '/studio/view/{id}/',
    summary: 'Deletes a view: of the caller, or a shared one where the caller may change staff',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
}
