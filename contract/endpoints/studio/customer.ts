import { Type } from '@sinclair/typebox'
import { AmountBound, ById, Id, ListQuery, Ok, Page, MobileText } from '../../entities/common'
import { CustomerNote, StudioCustomer, StudioCustomerDetail } from '../../entities/studio/customer'
import { studioPermissions } from '../../permissions'
import { endpoint } from '../define'

const auth = studioPermissions.readCustomer

/** Accounts of the site's users, with their history. */
export const studioCustomerEndpoints = {
  studioCustomers: endpoint({
    method: 'GET',
    path: '/studio/customer/',
    summary:
      'Customers by name or mobile number (the latter for staff who may read it), by when they came and what they spent; the newest first or by what they spent',
    query: Type.Composite([
      ListQuery,
      /** Bounds of what was paid and not refunded, included. */
      Type.Object({ spent_min: Type.Optional(AmountBound), spent_max: Type.Optional(AmountBound) }),
    ]),
    reply: Page(StudioCustomer),
    auth,
  }),
  studioCustomer: endpoint({
    method: 'GET',
    path: '/studio/customer/{id}/',
    summary: 'One customer with orders, coupons, cards, balances and the notes of staff',
    params: ById,
    reply: StudioCustomerDetail,
    errors: ['notFound'],
    auth,
  }),
  studioChangeMobile: endpoint({
    method: 'POST',
    path: '/studio/customer/{id}/mobile/',
    summary: 'Gives an account another number when the old one is lost: its sessions end, and the old number is told',
    params: ById,
    body: Type.Object({ mobile: MobileText, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: Ok,
    errors: ['notFound', 'mobileInvalid', 'mobileTaken', 'permissionAbove'],
    auth: studioPermissions.changeMobile,
    idempotent: true,
    fresh: true,
  }),
  studioAddCustomerNote: endpoint({
    method: 'POST',
    path: '/studio/customer/{id}/note/',
    summary: 'Writes a note about a customer, for staff alone',
    params: ById,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 500 }) }),
    reply: CustomerNote,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioRemoveCustomerNote: endpoint({
    method: 'DELETE',
    path: '/studio/customer/{id}/note/{note}/',
    summary: 'Deletes a note of the caller',
    params: Type.Object({ id: Id, note: Id }),
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
}
