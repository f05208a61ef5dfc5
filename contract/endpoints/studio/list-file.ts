import { Type } from '@sinclair/typebox'
import { exportFormats } from '../../domain/orders/order-export'
import { keysOf } from '../../domain/keys-of'
import { SpreadsheetFile } from '../../entities/studio/spreadsheet'
import { endpoint } from '../define'
import { opsCoinEndpoints } from '../ops/coins'
import { opsDistributionEndpoints } from '../ops/distribution'
import { opsEticketEndpoints } from '../ops/eticket'
import { opsFeedbackEndpoints } from '../ops/feedback'
import { opsRaffleEndpoints } from '../ops/raffle'

import { opsReservationEndpoints } from '../ops/reservation'
import { opsReturnEndpoints } from '../ops/return'
import { opsShortLinkEndpoints } from '../ops/short-link'
import { opsTicketOrderEndpoints } from '../ops/ticket-order'
import { opsWithdrawalEndpoints } from '../ops/withdrawal'
import { studioCustomerEndpoints } from './customer'
import { studioInvoiceEndpoints } from './invoice'
import { studioIssuedCouponEndpoints } from './issued-coupon'
import { studioIssuedVoucherEndpoints } from './issued-voucher'
import { studioRefundEndpoints } from './refund'
import { studioResultEndpoints } from './result'
import { studioStaffEndpoints } from './staff'

/**
 * THE table of lists that staff can have as a file, each with the call that reads it, whose permission and filters it
 * has. The server has the columns of each (domains/studio/list-file).
 */
export const listFileRows = {
  returns: opsReturnEndpoints.opsReturns,
  refunds: studioRefundEndpoints.studioRefunds,
  invoices: studioInvoiceEndpoints.studioInvoices,
  usercoupons: studioIssuedCouponEndpoints.studioIssuedCoupons,
  pickupvouchers: studioIssuedVoucherEndpoints.studioIssuedVouchers,
  withdrawals: opsWithdrawalEndpoints.opsWithdrawals,
  verifications: opsEticketEndpoints.verifications,
  customers: studioCustomerEndpoints.studioCustomers,
  ticketorders: opsTicketOrderEndpoints.opsTicketOrders,
  bookings: opsReservationEndpoints.opsReservationRecords,
  feedback: opsFeedbackEndpoints.opsFeedbacks,
  coins: opsCoinEndpoints.opsCoinUsers,
  wins: opsRaffleEndpoints.opsAllRaffleWins,
  promoters: opsDistributionEndpoints.opsPromoters,
  income: opsDistributionEndpoints.opsDistIncome,
  votes: studioResultEndpoints.studioVoteOptions,
  contests: studioResultEndpoints.studioCandidates,
  doorscans: studioResultEndpoints.studioDoorScans,
  shortlinks: opsShortLinkEndpoints.opsShortLinks,
  audit: studioStaffEndpoints.studioAudit,
} as const

export type ListFileName = keyof typeof listFileRows
export const listFileNames = keysOf(listFileRows)

/** Files of the studio's lists. */
export const studioListFileEndpoints = {
  studioListFile: endpoint({
    method: 'POST',
    path: '/studio/list/{list}/export/',
    summary: 'Writes the rows of a list that fit its filters as a file, 10,000 at most',
    params: Type.Object({ list: Type.Union(listFileNames.map((name) => Type.Literal(name))) }),
    body: Type.Object({
      /** The list's own, as in its address, but for its page. */
      filters: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 100 })),
      format: Type.Union(exportFormats.map((format) => Type.Literal(format))),
    }),
    reply: SpreadsheetFile,
    errors: ['badRequest', 'forbidden', 'listFileTooLarge'],
    auth: [...new Set(Object.values(listFileRows).map(({ auth }) => auth))],
    fresh: true,
    secondFactor: true,
  }),
}
