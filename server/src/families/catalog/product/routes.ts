import type { productEndpoints } from '@storefront/contract/endpoints/catalog/product'
import type { Routes } from '../../../kernel/handler'
import { listCategories, productDetail } from './detail'
import { listProducts } from './list'
import { productAds, recommendationsFor } from './recommendations'

/** Handlers of contract/endpoints/catalog/product. */
export const productRoutes: Routes<typeof productEndpoints> = {
  categories: listCategories,
  products: (ctx, { query }) => listProducts(ctx, query),
  product: (ctx, { params }) => productDetail(ctx, params.id),
  ads: (ctx, { params }) => productAds(ctx, params.id),
  recommended: (ctx, { params, query }) => recommendationsFor(ctx, params.id, query),
}
