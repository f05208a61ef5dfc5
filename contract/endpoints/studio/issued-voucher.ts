import { Type } from '@sinclair/typebox'
import { ById, ListQuery, MobileText, Moment, NonBlank, Nullable, Page, Ref } from '../../entities/common'
import { IssuedVoucher, issuedVoucherTabs } from '../../entities/studio/issued-voucher'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeCoupon

/** Pickup vouchers that customers hold. */
export const studioIssuedVoucherEndpoints = {
  studioIssuedVouchers: endpoint({
    method: 'GET',
    path: '/studio/shop/pickupvoucher/',
    summary: "Pickup vouchers of all customers, by words of their name or their holder's whole mobile number",
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.Union(issuedVoucherTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(IssuedVoucher),
    auth,
    secondFactor: true,
  }),
  studioIssueVoucher: endpoint({
    method: 'POST',
    path: '/studio/shop/pickupvoucher/',
    summary: 'Gives a customer pickup vouchers for pieces of a product',
    body: Type.Object({
      mobile: MobileText,
      product: Ref('product'),
      name: NonBlank(60),
      quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
      /** Null for vouchers without an end. */
      end: Nullable(Moment),
    }),
    reply: IssuedVoucher,
    errors: ['accountUnknown', 'notFound', 'badRequest'],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
  studioEndVoucher: endpoint({
    method: 'POST',
    path: '/studio/shop/pickupvoucher/{id}/end/',
    summary: 'Ends the vouchers now; orders that collect pieces go on',
    params: ById,
    reply: IssuedVoucher,
    errors: ['notFound', 'voucherOver'],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
}
