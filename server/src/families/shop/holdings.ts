import type { card } from '@storefront/contract/endpoints/shop/card'
import type { coupon } from '@storefront/contract/endpoints/shop/coupon'
import type { money } from '@storefront/contract/endpoints/shop/money'
import type { reservation } from '@storefront/contract/endpoints/shop/reservation'
import type { usercoupon } from '@storefront/contract/endpoints/shop/usercoupon'
import type { virtualcard } from '@storefront/contract/endpoints/shop/virtualcard'
import type { voucher } from '@storefront/contract/endpoints/shop/voucher'
import type { Handlers } from '../../kernel/handler'
import { readVoucher } from '../wallet/voucher/service'
import { listOwnCards, readOwnCard } from '../wallet/membership-card/user-cards'
import { listCards, readCard, receiveCard } from '../wallet/membership-card/service'
import { cancelGift, presentGift } from '../wallet/user-coupon/gift'
import { listOwn, readOwn } from '../wallet/user-coupon/service'
import { readPackage, receivePackage } from '../wallet/coupon/package'
import { addUserCoupon, receiveCoupon } from '../wallet/coupon/receive'
import { listCoupons, readCoupon } from '../wallet/coupon/service'
import { readGift, receiveGift } from '../wallet/user-coupon/receive-gift'
import { listOwnTickets } from '../wallet/eticket/service'
import { listRecharges, submitRecharge } from '../wallet/balance/recharge'
import { listRecords } from '../wallet/balance/service'
import { addReservation, cancelReservation, listReservations, readReservation } from '../catalog/back-in-stock/service'

type Calls = typeof coupon & typeof usercoupon & typeof card & typeof money & typeof reservation & typeof virtualcard & typeof voucher

/** One handler for each call on what a user holds: coupons, cards, money, tickets, reservations, vouchers. */
export const holdingHandlers: Pick<Handlers<'shop'>, keyof Calls> = {
  coupons: (ctx, { query }) => listCoupons(ctx, query),
  coupon: (ctx, { params }) => readCoupon(ctx, params.id),
  receiveCoupon: (ctx, { params }) => receiveCoupon(ctx, params.id),
  couponPackage: (ctx, { params }) => readPackage(ctx, params.id),
  receiveCouponPackage: (ctx, { params, query }) => receivePackage(ctx, params.id, query.code),
  userCoupons: (ctx, { query }) => listOwn(ctx, query),
  addUserCoupon: (ctx, { body }) => addUserCoupon(ctx, body.coupon),
  userCoupon: (ctx, { params }) => readOwn(ctx, params.id),
  presentCoupon: (ctx, { params }) => presentGift(ctx, params.id),
  cancelPresent: (ctx, { params }) => cancelGift(ctx, params.id),
  couponGift: (ctx, { params }) => readGift(ctx, params.num),
  receiveGift: (ctx, { params }) => receiveGift(ctx, params.num),
  membershipCards: (ctx, { query }) => listCards(ctx, query),
  membershipCard: (ctx, { params }) => readCard(ctx, params.code),
  receiveCard: (ctx, { params }) => receiveCard(ctx, params.code),
  userCards: (ctx, { query }) => listOwnCards(ctx, query),
  userCard: (ctx, { params }) => readOwnCard(ctx, params.code),
  recharges: listRecharges,
  rechargeSubmit: (ctx, { params }) => submitRecharge(ctx, params.id),
  fundRecords: (ctx, { query }) => listRecords(ctx, query),
  reservations: (ctx, { query }) => listReservations(ctx, query),
  reservation: (ctx, { params }) => readReservation(ctx, params.id),
  addReservation: (ctx, { body }) => addReservation(ctx, body),
  cancelReservation: (ctx, { params }) => cancelReservation(ctx, params.id),
  virtualCards: (ctx, { query }) => listOwnTickets(ctx, query),
  voucherHolder: (ctx, { params }) => readVoucher(ctx, params.id),
}
