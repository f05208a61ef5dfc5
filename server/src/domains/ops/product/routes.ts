import type { opsProductEndpoints } from '@storefront/contract/endpoints/ops/product'
import type { Routes } from '../../../http/call/handler'
import { updateOpsProduct, listOpsProducts, readOpsProduct } from './service'

/** Handlers of contract/endpoints/ops/product. */
export const opsProductRoutes: Routes<typeof opsProductEndpoints> = {
  opsProducts: (ctx, { query }) => listOpsProducts(ctx, query),
  opsProduct: (ctx, { params }) => readOpsProduct(ctx, params.id),
  opsChangeProduct: (ctx, { params, body }) => updateOpsProduct(ctx, params.id, body),
}
