import type { TicketTab } from '@storefront/contract/domain/wallet/eticket'
import { call, type InputOf, type Read, type PageQuery, withKey } from '../client'

export type CouponsQuery = NonNullable<InputOf<'GET /shop/coupon/'>['query']>
export type OwnTab = NonNullable<NonNullable<InputOf<'GET /shop/usercoupon/'>['query']>['tab']>
export type FundKind = NonNullable<NonNullable<InputOf<'GET /shop/fundrecord/'>['query']>['kind']>

/**
 * The user's coupons, membership cards, balance, tickets and vouchers, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const walletApi = {
  /** The balance in money, as a decimal string. Says nothing when it fails: other ways to pay are there. */
  balance: async (options?: { readonly signal?: AbortSignal }): Promise<string> =>
    (await call('GET /shop/fundrecord/', { query: { limit: 1, offset: 0 } }, { ...options, silent: true })).balance,
  coupons: (query: CouponsQuery, options?: Read) => call('GET /shop/coupon/', { query }, options),
  receiveCoupon: (id: number, idempotencyKey: string) =>
    call('POST /shop/coupon/{id}/receive/', { params: { id } }, { idempotencyKey }),
  coupon: (id: string, options?: Read) => call('GET /shop/coupon/{id}/', { params: { id } }, options),
  ownCoupons: (query: PageQuery & { readonly tab: OwnTab }, options?: Read) =>
    call('GET /shop/usercoupon/', { query }, options),
  /** By the code that the shop gave out. */
  addCoupon: (coupon: string, key: string) => call('POST /shop/usercoupon/', { body: { coupon } }, withKey(key)),
  ownCoupon: (id: number, options?: Read) => call('GET /shop/usercoupon/{id}/', { params: { id } }, options),
  present: (id: number, key: string) => call('POST /shop/usercoupon/{id}/present/', { params: { id } }, withKey(key)),
  cancelPresent: (id: number, key: string) =>
    call('POST /shop/usercoupon/{id}/present_cancel/', { params: { id } }, withKey(key)),
  gift: (num: string, options?: Read) => call('GET /shop/usercoupon/{num}/gift/', { params: { num } }, options),
  receiveGift: (num: string, key: string) =>
    call('POST /shop/usercoupon/{num}/receive/', { params: { num } }, withKey(key)),
  couponPackage: (id: number, options?: Read) => call('GET /shop/couponpackage/{id}/', { params: { id } }, options),
  receivePackage: (id: number, code: string | undefined, key: string) =>
    call('POST /shop/couponpackage/{id}/receive/', { params: { id }, query: { code } }, withKey(key)),
  offeredCards: (options?: Read) => call('GET /shop/membershipcard/', { query: { limit: 20 } }, options),
  offeredCard: (code: string, options?: Read) =>
    call('GET /shop/membershipcard/{code}/', { params: { code } }, options),
  receiveCard: (code: string, key: string) =>
    call('POST /shop/membershipcard/{code}/receive/', { params: { code } }, withKey(key)),
  cards: (options?: Read) => call('GET /shop/usermembershipcard/', { query: { limit: 50 } }, options),
  card: (code: string, options?: Read) => call('GET /shop/usermembershipcard/{code}/', { params: { code } }, options),
  recharges: (options?: Read) => call('GET /shop/recharge/', {}, options),
  recharge: (id: number, key: string) =>
    call('POST /shop/recharge/{id}/quick_submit/', { params: { id } }, withKey(key)),
  fund: (query: PageQuery & { readonly kind: FundKind }, options?: Read) =>
    call('GET /shop/fundrecord/', { query }, options),
  tickets: (query: PageQuery & { readonly tab: TicketTab }, options?: Read) =>
    call('GET /shop/virtualcard/', { query }, options),
  vouchers: (page: PageQuery, options?: Read) => call('GET /shop/userpickupvoucherholder/', { query: page }, options),
  voucher: (id: number, options?: Read) => call('GET /shop/userpickupvoucherholder/{id}/', { params: { id } }, options),
}
