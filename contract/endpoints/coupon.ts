import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Page } from '../entities/common'
import { Coupon } from '../entities/coupon'
import { endpoint } from './define'

/** Calls of the shop family on coupons. */
export const coupon = {
  coupons: endpoint({
    method: 'GET',
    path: '/shop/coupon/',
    summary: 'Coupons that may be received, or soon may; those that ended long ago are left out',
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(Coupon),
    auth: 'any',
  }),
  receiveCoupon: endpoint({
    method: 'POST',
    path: '/shop/coupon/{id}/receive/',
    summary: 'Takes a coupon for the user',
    params: Type.Object({ id: Id }),
    reply: Coupon,
    errors: ['notFound', 'couponOut', 'couponTaken', 'couponExpired', 'couponNotBegun'],
    auth: 'user',
    idempotent: true,
  }),
}
