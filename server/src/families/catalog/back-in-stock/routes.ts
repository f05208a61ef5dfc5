import type { backInStockEndpoints } from '@storefront/contract/endpoints/catalog/back-in-stock'
import type { Routes } from '../../../kernel/handler'
import { addReservation, cancelReservation, listReservations, readReservation } from './service'

/** Handlers of contract/endpoints/catalog/back-in-stock. */
export const backInStockRoutes: Routes<typeof backInStockEndpoints> = {
  reservations: (ctx, { query }) => listReservations(ctx, query),
  reservation: (ctx, { params }) => readReservation(ctx, params.id),
  addReservation: (ctx, { body }) => addReservation(ctx, body),
  cancelReservation: (ctx, { params }) => cancelReservation(ctx, params.id),
}
