import type { studioIssuedVoucherEndpoints } from '@storefront/contract/endpoints/studio/issued-voucher'
import type { Routes } from '../../../http/call/handler'
import { listIssuedVouchers } from './list'
import { endVoucher, issueVoucher } from './steps'

/** Handlers of contract/endpoints/studio/issued-voucher. */
export const studioIssuedVoucherRoutes: Routes<typeof studioIssuedVoucherEndpoints> = {
  studioIssuedVouchers: (ctx, { query }) => listIssuedVouchers(ctx, query),
  studioIssueVoucher: (ctx, { body }) => issueVoucher(ctx, body),
  studioEndVoucher: (ctx, { params }) => endVoucher(ctx, params.id),
}
