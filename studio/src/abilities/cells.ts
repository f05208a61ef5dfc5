import type { EndpointKey } from '@storefront/contract/endpoints'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { Ability, Cell, Cells, StoredThing } from './abilities.types'

export const at = (screen: string, call?: EndpointKey): Cell => (call ? { screen, call } : { screen })
export const none = (reason: string): Cell => ({ reason })

/** Returns the same cell for several abilities. */
export const same = <const A extends Ability>(names: readonly A[], cell: Cell): Readonly<Record<A, Cell>> =>
  Object.fromEntries(names.map((name) => [name, cell])) as Record<A, Cell>

/** Reasons that several things share. */
export const reasons = {
  few: 'A shop has few of them: the whole list is on one screen.',
  customers: 'Customers make it by what they do in the shop.',
  fact: 'It records what happened, so nobody changes it.',
  kept: 'Orders, bookings or accounts refer to it: it is switched off, never deleted.',
  ownPage: 'Shoppers see it inside other pages; it has no page of its own.',
  steps: 'A step tells a customer something; the opposite step is an action of its own.',
  unique: 'Each one is different; a copy would be of no use.',
  whole: 'It is one form, saved as a whole.',
  secret: 'A file of it would spread secrets.',
  archive: 'The archive of the whole site contains it; a file of its own helps nobody.',
  byHand: 'There are few, and each is made by its form.',
} as const

/** History: the audit log, by kind and item. */
const history = at('audit', 'GET /studio/audit/')

/** Returns the cells that the declaration of a resource yields; the rest is said by `rest`. */
export function resource(
  thing: { readonly name: string; readonly tables: readonly string[] },
  name: ResourceName,
  rest: Pick<Cells, 'export' | 'import'> & Partial<Cells>,
): StoredThing {
  const { search, filters = [], isDeletable, shopPage } = resourceOf(name)
  const change = at(`${name}/:id`, `PUT /studio/${name}/{id}/` as EndpointKey)
  const cells: Cells = {
    list: at(name, `GET /studio/${name}/` as EndpointKey),
    search: search.length > 0 ? at(name) : none(reasons.few),
    filter: filters.length > 0 ? at(name) : none(reasons.few),
    see: at(`${name}/:id`, `GET /studio/${name}/{id}/` as EndpointKey),
    make: at(`${name}/new`, `POST /studio/${name}/` as EndpointKey),
    change,
    copy: at(`${name}/new`),
    remove: isDeletable ? at(`${name}/:id`, `DELETE /studio/${name}/{id}/` as EndpointKey) : change,
    undo: isDeletable
      ? at(`${name}/:id`, `POST /studio/${name}/{id}/restore/` as EndpointKey)
      : at(name, `POST /studio/${name}/bulk/` as EndpointKey),
    history,
    shop: shopPage ? at(`${name}/:id`) : none(reasons.ownPage),
    ...rest,
  }
  return { ...thing, cells }
}

export const auditLog = history

/** Export: the rows that the list shows, by its filters. */
export const listFile = (screen: string): Cell => at(screen, 'POST /studio/list/{list}/export/')
