import type { savedProductEndpoints } from '@storefront/contract/endpoints/catalog/saved-product'
import type { Routes } from '../../../http/call/handler'
import { addSaved, listSaved, removeSaved } from './service'

/** Handlers of contract/endpoints/catalog/saved-product. */
export const savedProductRoutes: Routes<typeof savedProductEndpoints> = {
  favourites: (ctx, { query }) => listSaved(ctx, 'favourite', query),
  addFavourites: (ctx, { body }) => addSaved(ctx, 'favourite', body.product_ids),
  removeFavourite: (ctx, { params }) => removeSaved(ctx, 'favourite', params.id),
  seenProducts: (ctx, { query }) => listSaved(ctx, 'seen', query),
  addSeen: (ctx, { body }) => addSaved(ctx, 'seen', body.product_ids),
  clearSeen: (ctx) => removeSaved(ctx, 'seen'),
}
