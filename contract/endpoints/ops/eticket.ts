import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Moment, Nullable, Page } from '../../entities/common'
import { OpsCard, Verification } from '../../entities/ops'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.verifyEticket
const useErrors = ['cardNotFound', 'cardUsed', 'cardInactive', 'cardExpired', 'cardNotBegun'] as const
const Num = Type.String({ minLength: 1, maxLength: 60 })
const query = Type.Pick(ListQuery, ['limit', 'offset', 'search', 'from', 'to'])

/** E-tickets and their verification, for staff (spec 6: shop.verify_eticket). */
export const opsEticketEndpoints = {
  eticket: endpoint({
    method: 'GET',
    path: '/ops/shop/eticket/{id}/verify/',
    summary: 'What a ticket is, before it is used',
    params: ById,
    reply: OpsCard,
    errors: ['cardNotFound'],
    auth,
  }),
  verifyEticket: endpoint({
    method: 'POST',
    path: '/ops/shop/eticket/{id}/verify/',
    summary: 'Uses a ticket, once',
    params: ById,
    reply: OpsCard,
    errors: useErrors,
    auth,
    idempotent: true,
  }),
  eticketByNum: endpoint({
    method: 'GET',
    path: '/ops/shop/eticket/verify_v2/',
    summary: 'What the ticket of a scanned or typed code is',
    query: Type.Object({ num: Num }),
    reply: OpsCard,
    errors: ['cardNotFound'],
    auth,
  }),
  verifyByNum: endpoint({
    method: 'POST',
    path: '/ops/shop/eticket/verify_v2/',
    summary: 'Uses the ticket of a scanned or typed code, once',
    body: Type.Object({ num: Num }),
    reply: OpsCard,
    errors: useErrors,
    auth,
    idempotent: true,
  }),
  virtualCard: endpoint({
    method: 'GET',
    path: '/ops/shop/virtualcard/{id}/',
    summary: 'One ticket',
    params: Type.Object({ id: Id }),
    reply: OpsCard,
    errors: ['cardNotFound'],
    auth,
  }),
  opsMembershipCard: endpoint({
    method: 'GET',
    path: '/ops/shop/membershipcard/verify/',
    summary: 'What the membership card of a scanned or typed code is, and whether it holds now',
    query: Type.Object({ code: Num }),
    reply: Type.Object({
      code: Type.String(),
      name: Type.String(),
      holder: Type.String(),
      /** Null is without limit. */
      end: Nullable(Moment),
      is_valid: Type.Boolean(),
    }),
    errors: ['cardNotFound'],
    auth,
  }),
  verifications: endpoint({
    method: 'GET',
    path: '/ops/shop/verification/',
    summary: 'Tickets used, by whom; the newest first',
    query,
    reply: Page(Verification),
    auth: permissions.verifyEticket,
    secondFactor: true,
  }),
  myVerifications: endpoint({
    method: 'GET',
    path: '/ops/shop/myverify/',
    summary: 'Tickets that the caller let in; the newest first',
    query,
    reply: Page(Verification),
    auth: permissions.verifyEticket,
    secondFactor: true,
  }),
}
