import { VoucherHolder } from '../../entities/social'
import { endpoint } from '../define'
import { ById } from './parts'

/** Calls on the pickup vouchers that the user holds; their list stands with the modules that show it. */
export const voucher = {
  voucherHolder: endpoint({
    method: 'GET',
    path: '/shop/userpickupvoucherholder/{id}/',
    summary: 'Vouchers of one kind, also those that are fetched or over',
    params: ById,
    reply: VoucherHolder,
    errors: ['notFound'],
    auth: 'user',
  }),
}
