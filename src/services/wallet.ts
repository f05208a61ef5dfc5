import type { CardTab } from '@storefront/contract/domain/eticket'
import { type InputOf, call } from './client'

type Read = { readonly signal?: AbortSignal }
type Page = { readonly limit: number; readonly offset: number }
export type OwnTab = NonNullable<NonNullable<InputOf<'GET /shop/usercoupon/'>['query']>['tab']>
export type FundKind = NonNullable<NonNullable<InputOf<'GET /shop/fundrecord/'>['query']>['kind']>
export type BankCardInput = InputOf<'POST /base/userbankcard/'>['body']
export type ContactInput = InputOf<'POST /base/contact/'>['body']
export type ReservationInput = InputOf<'POST /shop/reservation/'>['body']

const withKey = (idempotencyKey: string) => ({ idempotencyKey })

/** The calls on what a user holds, one a function. Where a call moves something, the last argument is its idempotency key. */
export const wallet = {
  coupon: (id: string, options?: Read) => call('GET /shop/coupon/{id}/', { params: { id } }, options),
  ownCoupons: (query: Page & { readonly tab: OwnTab }, options?: Read) => call('GET /shop/usercoupon/', { query }, options),
  /** By the code that the shop gave out. */
  addCoupon: (coupon: string, key: string) => call('POST /shop/usercoupon/', { body: { coupon } }, withKey(key)),
  ownCoupon: (id: number, options?: Read) => call('GET /shop/usercoupon/{id}/', { params: { id } }, options),
  present: (id: number, key: string) => call('POST /shop/usercoupon/{id}/present/', { params: { id } }, withKey(key)),
  cancelPresent: (id: number, key: string) => call('POST /shop/usercoupon/{id}/present_cancel/', { params: { id } }, withKey(key)),
  gift: (num: string, options?: Read) => call('GET /shop/usercoupon/{num}/gift/', { params: { num } }, options),
  receiveGift: (num: string, key: string) => call('POST /shop/usercoupon/{num}/receive/', { params: { num } }, withKey(key)),
  couponPackage: (id: number, options?: Read) => call('GET /shop/couponpackage/{id}/', { params: { id } }, options),
  receivePackage: (id: number, code: string | undefined, key: string) =>
    call('POST /shop/couponpackage/{id}/receive/', { params: { id }, query: { code } }, withKey(key)),
  offeredCards: (options?: Read) => call('GET /shop/membershipcard/', { query: { limit: 20 } }, options),
  offeredCard: (code: string, options?: Read) => call('GET /shop/membershipcard/{code}/', { params: { code } }, options),
  receiveCard: (code: string, key: string) => call('POST /shop/membershipcard/{code}/receive/', { params: { code } }, withKey(key)),
  cards: (options?: Read) => call('GET /shop/usermembershipcard/', { query: { limit: 50 } }, options),
  card: (code: string, options?: Read) => call('GET /shop/usermembershipcard/{code}/', { params: { code } }, options),
  recharges: (options?: Read) => call('GET /shop/recharge/', {}, options),
  recharge: (id: number, key: string) => call('POST /shop/recharge/{id}/quick_submit/', { params: { id } }, withKey(key)),
  fund: (query: Page & { readonly kind: FundKind }, options?: Read) => call('GET /shop/fundrecord/', { query }, options),
  banks: (options?: Read) => call('GET /base/bank/', {}, options),
  bankCards: (options?: Read) => call('GET /base/userbankcard/', {}, options),
  addBankCard: (body: BankCardInput, key: string) => call('POST /base/userbankcard/', { body }, withKey(key)),
  removeBankCard: (id: number) => call('DELETE /base/userbankcard/{id}/', { params: { id } }),
  contacts: (options?: Read) => call('GET /base/contact/', {}, options),
  contact: (id: number, options?: Read) => call('GET /base/contact/{id}/', { params: { id } }, options),
  addContact: (body: ContactInput, key: string) => call('POST /base/contact/', { body }, withKey(key)),
  editContact: (id: number, body: ContactInput) => call('PUT /base/contact/{id}/', { params: { id }, body }),
  removeContact: (id: number) => call('DELETE /base/contact/{id}/', { params: { id } }),
  reservations: (page: Page, options?: Read) => call('GET /shop/reservation/', { query: page }, options),
  reservation: (id: number, options?: Read) => call('GET /shop/reservation/{id}/', { params: { id } }, options),
  addReservation: (body: ReservationInput, key: string) => call('POST /shop/reservation/', { body }, withKey(key)),
  cancelReservation: (id: number) => call('DELETE /shop/reservation/{id}/', { params: { id } }),
  tickets: (query: Page & { readonly tab: CardTab }, options?: Read) => call('GET /shop/virtualcard/', { query }, options),
  vouchers: (page: Page, options?: Read) => call('GET /shop/userpickupvoucherholder/', { query: page }, options),
  voucher: (id: number, options?: Read) => call('GET /shop/userpickupvoucherholder/{id}/', { params: { id } }, options),
  verifyCoupon: (code: string, key: string) => call('POST /ops/shop/usercoupon/verify/', { body: { code } }, withKey(key)),
  packageCode: (id: number, options?: Read) => call('GET /ops/shop/couponpackagecode/{id}/mine/', { params: { id } }, options),
}
