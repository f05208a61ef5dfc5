import type { RouteName } from '@storefront/contract/routes'

/** Parameters with which the tests open screens on the demo data, for routes that take some. */
const samples: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  'shop.product.detail': { id: '1' },
  'shop.checkout': { source: 'basket' },
  'shop.order.detail': { number: 'D1' },
  'shop.order.tickets': { number: 'D8' },
  'shop.order.comment': { number: 'D9' },
  'shop.orderlinereturn.apply': { number: 'D9', line: '14' },
  'shop.orderlinereturn.detail': { number: 'SD1' },
  'shop.order_nodedelivery.detail': { number: 'PD7-2' },
  'shop.product.comment': { id: '1' },
  'shop.coupon.detail': { id: '1' },
  'shop.couponpackage': { id: '1' },
  'shop.usercoupon.present': { num: 'demo-gift' },
  'shop.membershipcard': { id: 'shiguang' },
  'shop.usermembershipcard.detail': { code: 'SHIGUANG0001' },
  'shop.pickupcard.detail': { id: '1' },
  'ops.couponpackagecode': { id: '1' },
  'mpage.page.detail': { id: '2' },
  'mpage.menu': { slug: 'zhuanti' },
  'mpage.composedpagepage': { id: 'zuhe' },
  'circle.topic.detail': { id: '1' },
  'note.note.detail': { id: '1' },
  'form.formentry': { slug: 'chahui-fankui' },
  'vote.vote.detail': { id: '1' },
  'reservation.resv': { slug: 'taoyi-gongfang' },
  'reservation.resvrecord.detail': { id: '1' },
  'post.article.detail': { id: '1' },
  'event.event.detail': { id: '1' },
  search: { type: 'shop.product' },
  'ops.order.detail': { id: '3' },
  'ops.product.detail': { id: '1' },
  'ops.reservation.schedule': { id: '1' },
  'ops.resvrecord.detail': { id: '1' },
  'ops.form.submissions': { id: '1' },
  'ops.submission.detail': { id: '1' },
  'ops.vote.detail': { id: '1' },
  'ops.virtualcard': { id: '1' },
}

/** Those of one route; none for one that takes none. */
export const sampleOf = (name: string): Readonly<Record<string, string>> => (name in samples ? samples[name as RouteName] : undefined) ?? {}
