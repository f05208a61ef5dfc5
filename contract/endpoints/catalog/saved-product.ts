import { Type } from '@sinclair/typebox'
import { SAVED_AT_ONCE_MAX } from '../../domain/catalog/saved-products'
import { ProductBrief } from '../../entities/catalog/product'
import { ById, Id, ListQuery, Ok, Page } from '../../entities/common'
import { endpoint } from '../define'

const slice = Type.Pick(ListQuery, ['limit', 'offset', 'id'])
/** The newest first. Adding what is there already makes it the newest, so a repeated call changes nothing else. */
const Products = Type.Object({ product_ids: Type.Array(Id, { minItems: 1, maxItems: SAVED_AT_ONCE_MAX }) })

/** Favourites and recently seen products of a user; products that are no longer on sale are left out of both. */
export const savedProductEndpoints = {
  favourites: endpoint({
    method: 'GET',
    path: '/shop/favourite/',
    summary: "The user's favourite products, the newest first",
    query: slice,
    reply: Page(ProductBrief),
    auth: 'user',
  }),
  addFavourites: endpoint({
    method: 'POST',
    path: '/shop/favourite/',
    summary: 'Adds products to the favourites; unknown ones are passed over',
    body: Products,
    reply: Ok,
    auth: 'user',
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/shop/favourite/{id}/',
    summary: 'Takes a product out of the favourites',
    params: ById,
    reply: Ok,
    auth: 'user',
  }),
  seenProducts: endpoint({
    method: 'GET',
    path: '/shop/seen/',
    summary: 'What the user looked at, the newest first',
    query: slice,
    reply: Page(ProductBrief),
    auth: 'user',
  }),
  addSeen: endpoint({
    method: 'POST',
    path: '/shop/seen/',
    summary: 'Notes that the user looked at products; unknown ones are passed over',
    body: Products,
    reply: Ok,
    auth: 'user',
  }),
  clearSeen: endpoint({
    method: 'DELETE',
    path: '/shop/seen/',
    summary: 'Forgets what the user looked at',
    reply: Ok,
    auth: 'user',
  }),
}
