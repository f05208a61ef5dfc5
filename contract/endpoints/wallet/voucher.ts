import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { VoucherHolder } from '../../entities/wallet/voucher'
import { endpoint } from '../define'

/** The user's pickup vouchers. */
export const voucherEndpoints = {
  voucherHolder: endpoint({
    method: 'GET',
    path: '/shop/userpickupvoucherholder/{id}/',
    summary: 'Vouchers of one kind, also those that are fetched or over',
    params: ById,
    reply: VoucherHolder,
    errors: ['notFound'],
    auth: 'user',
  }),
  voucherHolders: endpoint({
    method: 'GET',
    path: '/shop/userpickupvoucherholder/',
    summary: "The caller's pickup vouchers that are left, the next to end first",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(VoucherHolder),
    auth: 'user',
  }),
}
