import type { addressEndpoints } from '@storefront/contract/endpoints/account/address'
import type { Routes } from '../../../http/call/handler'
import { addAddress, editAddress, listAddresses, readAddress, removeAddress } from './service'

/** Handlers of contract/endpoints/account/address. */
export const addressRoutes: Routes<typeof addressEndpoints> = {
  addresses: listAddresses,
  address: (ctx, { params }) => readAddress(ctx, params.id),
  addAddress: (ctx, { body }) => addAddress(ctx, body),
  editAddress: (ctx, { params, body }) => editAddress(ctx, params.id, body),
  removeAddress: (ctx, { params }) => removeAddress(ctx, params.id),
}
