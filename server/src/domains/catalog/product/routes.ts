import type { productEndpoints } from '@storefront/contract/endpoints/catalog/product'
import type { Routes } from '../../../http/call/handler'
import { productAds, recommendationsFor } from './recommendations'
import { listCategories, listProducts, productDetail } from './service'

/** Handlers of contract/endpoints/catalog/product. */
export const productRoutes: Routes<typeof productEndpoints> = {
  categories: listCategories,
  products: (ctx, { query }) => listProducts(ctx, query),
  product: (ctx, { params }) => productDetail(ctx, params.id),
  ads: (ctx, { params }) => productAds(ctx, params.id),
  recommended: (ctx, { params, query }) => recommendationsFor(ctx, params.id, query),
}
