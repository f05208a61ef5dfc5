import type { voucherEndpoints } from '@storefront/contract/endpoints/wallet/voucher'
import type { Routes } from '../../../http/call/handler'
import { readVoucher, vouchersOf } from './service'

/** Handlers of contract/endpoints/wallet/voucher. */
export const voucherRoutes: Routes<typeof voucherEndpoints> = {
  voucherHolder: (ctx, { params }) => readVoucher(ctx, params.id),
  voucherHolders: (ctx, { query }) => vouchersOf(ctx, {}, query),
}
