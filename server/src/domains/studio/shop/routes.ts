import type { studioShopEndpoints } from '@storefront/contract/endpoints/studio/shop'
import type { Routes } from '../../../http/call/handler'
import { listShops, openShop } from './shops'

/** Handlers of contract/endpoints/studio/shop. */
export const studioShopRoutes: Routes<typeof studioShopEndpoints> = {
  studioShops: listShops,
  studioOpenShop: (ctx, { body }) => openShop(ctx, body),
}
