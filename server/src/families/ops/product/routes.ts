import type { opsProductEndpoints } from '@storefront/contract/endpoints/ops/product'
import type { Routes } from '../../../kernel/handler'
import { opsChangeProduct, opsListProducts, opsReadProduct } from './service'

/** Handlers of contract/endpoints/ops/product. */
export const opsProductRoutes: Routes<typeof opsProductEndpoints> = {
  opsProducts: (ctx, { query }) => opsListProducts(ctx, query),
  opsProduct: (ctx, { params }) => opsReadProduct(ctx, params.id),
  opsChangeProduct: (ctx, { params, body }) => opsChangeProduct(ctx, params.id, body),
}
