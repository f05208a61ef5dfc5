import type { basketEndpoints } from '@storefront/contract/endpoints/cart/basket'
import type { Routes } from '../../../http/call/handler'
import { addToBasket, quickBuy, readBasket, removeLine, setSelect, updateCount } from './service'

/** Handlers of contract/endpoints/cart/basket. */
export const basketRoutes: Routes<typeof basketEndpoints> = {
  addBasket: (ctx, { params, body }) => addToBasket(ctx, params.id, body),
  quickBuy: (ctx, { params, body }) => quickBuy(ctx, params.id, body),
  basket: readBasket,
  updateCount: (ctx, { params, body }) => updateCount(ctx, params.id, body.quantity),
  setSelect: (ctx, { params, body }) => setSelect(ctx, params.id, body.selected),
  removeLine: (ctx, { params }) => removeLine(ctx, params.id),
}
