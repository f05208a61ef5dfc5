/**
 * THE route table (spec 2). Everything that knows an address reads it from here: the page lists and
 * subpackages of app.config, the web paths of H5, content links, login's `next`, share paths and the
 * list of screens the smoke tests open. A new screen is a new row.
 */

/** Where the branding footer stands: at the end of the page, anchored under a static-height container, or nowhere. */
export type Footer = 'flow' | 'anchored' | 'none'

export interface RouteRow {
  /** The name used everywhere in code and by the server, e.g. `shop.product.detail`. */
  readonly name: string
  /** Web path under the site's prefix (`/mobile` or `/mobile-t/{tenant}`); `{x}` is a parameter. */
  readonly path: string
  /** Mini-program page, without the leading slash; parameters arrive there as its query. */
  readonly page: string
  /** Needs a logged-in user: a visitor is sent to login with this address as `next`. */
  readonly login?: true
  readonly footer?: Footer
  /** A tab of the bottom bar. */
  readonly tab?: true
  /** The resource type whose content links open here (`type.detail`, or the type's list). */
  readonly link?: { readonly type: string; readonly list?: true }
}

export const routes = [
  { name: 'mobile.index', path: '/', page: 'pages/index/index', tab: true },
  { name: 'shop.category', path: '/category', page: 'pages/category/index', tab: true, footer: 'none' },
  { name: 'shop.basket', path: '/shop/basket', page: 'pages/basket/index', tab: true, login: true, footer: 'anchored' },
  { name: 'ucenter', path: '/ucenter', page: 'pages/ucenter/index', tab: true },
  { name: 'login', path: '/login', page: 'pages/user/login/index', footer: 'none' },
  { name: 'shop.product', path: '/product', page: 'pages/shop/product/list', link: { type: 'shop.product', list: true } },
  {
    name: 'shop.product.detail',
    path: '/product/{id}',
    page: 'pages/shop/product/detail',
    footer: 'anchored',
    link: { type: 'shop.product' },
  },
  { name: 'shop.checkout', path: '/shop/checkout', page: 'pages/shop/checkout/index', login: true, footer: 'none' },
  { name: 'payment', path: '/order/pay', page: 'pages/shop/payment/index', login: true, footer: 'none' },
  { name: 'shop.order', path: '/order', page: 'pages/trade/order/list', login: true },
  { name: 'shop.order.detail', path: '/order/{number}', page: 'pages/shop/order/detail', login: true, footer: 'anchored' },
  { name: 'shop.order.tickets', path: '/order/{number}/tickets', page: 'pages/trade/ticket/index', login: true },
  { name: 'shop.order.comment', path: '/order/{number}/comment', page: 'pages/trade/comment/edit', login: true, footer: 'none' },
  {
    name: 'shop.orderlinereturn.apply',
    path: '/order/{number}/return/{line}',
    page: 'pages/trade/return/apply',
    login: true,
    footer: 'none',
  },
  { name: 'shop.orderlinereturn', path: '/orderlinereturn', page: 'pages/trade/return/list', login: true },
  {
    name: 'shop.orderlinereturn.detail',
    path: '/orderlinereturn/{number}',
    page: 'pages/trade/return/detail',
    login: true,
    footer: 'none',
  },
  {
    name: 'shop.order_nodedelivery.detail',
    path: '/order_nodedelivery/{number}',
    page: 'pages/trade/delivery/detail',
    login: true,
    footer: 'none',
  },
  { name: 'account.withdrawal', path: '/account/withdrawal', page: 'pages/trade/withdrawal/index', login: true, footer: 'none' },
  { name: 'shop.product.comment', path: '/product/{id}/comment', page: 'pages/trade/comment/list' },
  { name: 'shop.shippingaddress', path: '/shop/shippingaddress', page: 'pages/wallet/address/list', login: true },
  { name: 'shop.shippingaddress.edit', path: '/shop/shippingaddress/edit', page: 'pages/wallet/address/edit', login: true, footer: 'none' },
  { name: 'shop.coupon', path: '/coupon', page: 'pages/trade/coupon/list', link: { type: 'shop.coupon', list: true } },
  { name: 'shop.coupon.detail', path: '/coupon/{id}', page: 'pages/wallet/coupon/detail', link: { type: 'shop.coupon' } },
  {
    name: 'shop.couponpackage',
    path: '/shop/couponpackage/{id}',
    page: 'pages/wallet/coupon/package',
    link: { type: 'shop.couponpackage' },
  },
  { name: 'shop.usercoupon', path: '/shop/usercoupon', page: 'pages/wallet/coupon/mine', login: true, link: { type: 'shop.usercoupon', list: true } },
  { name: 'shop.usercoupon.present', path: '/shop/usercoupon/{num}/present', page: 'pages/wallet/coupon/gift', footer: 'none' },
  {
    name: 'shop.membershipcard',
    path: '/shop/membershipcard/{id}',
    page: 'pages/wallet/card/offer',
    link: { type: 'shop.membershipcard' },
  },
  { name: 'shop.usermembershipcard', path: '/shop/usermembershipcard', page: 'pages/wallet/card/list', login: true },
  {
    name: 'shop.usermembershipcard.detail',
    path: '/shop/usermembershipcard/{code}',
    page: 'pages/wallet/card/detail',
    login: true,
  },
  { name: 'wallet', path: '/wallet', page: 'pages/wallet/index/index', login: true },
  { name: 'recharge', path: '/recharge', page: 'pages/wallet/recharge/index', login: true, footer: 'none' },
  { name: 'account.fund', path: '/account/fund', page: 'pages/wallet/fund/index', login: true },
  { name: 'account.bankcard', path: '/account/bankcard', page: 'pages/wallet/bankcard/index', login: true, footer: 'none' },
  { name: 'account.contact', path: '/account/contact', page: 'pages/wallet/contact/index', login: true, footer: 'none' },
  { name: 'shop.reservation', path: '/shop/reservation', page: 'pages/wallet/reservation/index', login: true },
  { name: 'shop.virtualcard', path: '/shop/virtualcard', page: 'pages/wallet/ticket/index', login: true },
  { name: 'shop.pickupcard.center', path: '/pickupholder', page: 'pages/wallet/voucher/index', login: true },
  {
    name: 'shop.pickupcard.detail',
    path: '/pickupholder/{id}',
    page: 'pages/wallet/voucher/detail',
    login: true,
    link: { type: 'shop.pickupvoucher' },
  },
  { name: 'ops.usercoupon', path: '/ops/shop/usercoupon', page: 'pages/ops/usercoupon/index', login: true, footer: 'none' },
  {
    name: 'ops.couponpackagecode',
    path: '/ops/shop/couponpackagecode/{id}',
    page: 'pages/ops/couponpackagecode/index',
    login: true,
    footer: 'none',
  },
  { name: 'mpage.page.detail', path: '/page/{id}', page: 'pages/content/page/detail', link: { type: 'mpage.page' } },
  { name: 'mpage.menu', path: '/menu/{slug}', page: 'pages/content/page/menu' },
  {
    name: 'mpage.composedpagepage',
    path: '/composedpage/{id}',
    page: 'pages/content/page/composed',
    link: { type: 'mpage.composedpage' },
  },
  { name: 'circle.topic', path: '/circle/topic', page: 'pages/content/topic/list', link: { type: 'circle.topic', list: true } },
  { name: 'circle.topic.detail', path: '/circle/topic/{id}', page: 'pages/content/topic/detail', link: { type: 'circle.topic' } },
  { name: 'note.note', path: '/note', page: 'pages/content/note/list', link: { type: 'note.note', list: true } },
  { name: 'note.note.mine', path: '/note/mine', page: 'pages/content/note/mine', login: true },
  { name: 'note.edit', path: '/note/edit', page: 'pages/content/note/edit', login: true, footer: 'none' },
  { name: 'note.note.detail', path: '/note/note/{id}', page: 'pages/content/note/detail', link: { type: 'note.note' } },
  { name: 'comment.list', path: '/comment/{target}/{key}/all', page: 'pages/social/comment/list', footer: 'none' },
  { name: 'comment.mine', path: '/comment/mine', page: 'pages/social/comment/mine', login: true },
  { name: 'comment.threadedcomment.detail', path: '/comment/threadedcomment/{id}', page: 'pages/social/comment/detail', footer: 'none' },
  { name: 'user.detail', path: '/user/{guid}', page: 'pages/social/user/detail' },
  { name: 'user.follow', path: '/user/{guid}/follow', page: 'pages/social/user/follow' },
  { name: 'user.community', path: '/ucenter/community', page: 'pages/social/user/community', login: true },
  {
    name: 'form.formentry',
    path: '/form/form/{slug}',
    page: 'pages/interact/form/entry',
    footer: 'none',
    link: { type: 'form.form' },
  },
  { name: 'reservation.index', path: '/reservation/resv', page: 'pages/reservation/resv/list', link: { type: 'reservation.resv', list: true } },
  {
    name: 'reservation.resv',
    path: '/reservation/resv/{slug}',
    page: 'pages/reservation/resv/detail',
    footer: 'none',
    link: { type: 'reservation.resv' },
  },
  { name: 'reservation.resvrecord', path: '/reservation/resvrecord', page: 'pages/reservation/record/list', login: true },
  { name: 'reservation.resvrecord.detail', path: '/reservation/resvrecord/{id}', page: 'pages/reservation/record/detail', login: true },
  { name: 'vote.voteevent.detail', path: '/vote/voteevent/{id}', page: 'pages/interact/vote/event', footer: 'none', link: { type: 'vote.voteevent' } },
  { name: 'vote.vote.detail', path: '/vote/vote/{id}', page: 'pages/interact/vote/detail', footer: 'none', link: { type: 'vote.vote' } },
  { name: 'post.article', path: '/post/article', page: 'pages/content/article/list', link: { type: 'post.article', list: true } },
  {
    name: 'post.article.detail',
    path: '/post/article/{id}',
    page: 'pages/content/article/detail',
    link: { type: 'post.article' },
  },
  { name: 'event.eventregistration.mine', path: '/event/registration', page: 'pages/trade/registration/list', login: true },
  { name: 'event.ticketorder', path: '/ticketorder', page: 'pages/ticket/order/list', login: true },
  { name: 'event.ticketorder.detail', path: '/ticketorder/{number}', page: 'pages/ticket/order/detail', login: true, footer: 'anchored' },
  { name: 'event.issuedticket', path: '/event/issuedticket', page: 'pages/user/issuedticket/list', login: true },
  { name: 'event.issuedticket.detail', path: '/event/issuedticket/{id}', page: 'pages/user/issuedticket/detail', login: true },
  { name: 'event.issuedticket.present', path: '/event/issuedticket/{num}/present', page: 'pages/ticket/own/gift', footer: 'none' },
  { name: 'event.ticket', path: '/event/{id}/ticket', page: 'pages/ticket/buy/index', footer: 'none' },
  { name: 'event.ticketbasket', path: '/event/{id}/ticketbasket', page: 'pages/ticket/buy/checkout', login: true, footer: 'none' },
  { name: 'event.waiting', path: '/event/{id}/waiting', page: 'pages/ticket/buy/waiting', footer: 'none' },
  { name: 'event.eventregistration', path: '/event/{id}/registration', page: 'pages/interact/registration/apply', footer: 'none' },
  { name: 'event.event.signin', path: '/event/{id}/signin', page: 'pages/interact/registration/signin', login: true, footer: 'none' },
  { name: 'event.event.eventregistration', path: '/ops/event/{id}/registration', page: 'pages/ops/event/registration', login: true, footer: 'none' },
  { name: 'event.event.verify', path: '/ops/event/{id}/verify', page: 'pages/door/event/index', login: true, footer: 'none' },
  { name: 'ops.counter', path: '/ops/scan', page: 'pages/door/scan/index', login: true, footer: 'none' },
  { name: 'event.event', path: '/event', page: 'pages/event/event/list', link: { type: 'event.event', list: true } },
  {
    name: 'event.event.detail',
    path: '/event/{id}',
    page: 'pages/event/event/detail',
    footer: 'anchored',
    link: { type: 'event.event' },
  },
  { name: 'search', path: '/search', page: 'pages/content/search/index', footer: 'none' },
  { name: 'ucenter.profile', path: '/ucenter/profile', page: 'pages/user/profile/index', login: true, footer: 'none' },
  { name: 'ucenter.bindmobile', path: '/ucenter/bindmobile', page: 'pages/user/bindmobile/index', login: true, footer: 'none' },
  { name: 'ucenter.language', path: '/ucenter/language', page: 'pages/user/language/index', footer: 'none' },
  { name: 'node', path: '/node', page: 'pages/user/node/index', footer: 'none' },
  { name: 'wx.follow', path: '/follow', page: 'pages/user/follow/index' },
  { name: 'ops.index', path: '/ops', page: 'pages/ops/index/index', login: true, footer: 'none' },
  { name: 'ops.order', path: '/ops/order', page: 'pages/ops/order/list', login: true, footer: 'none' },
  { name: 'ops.order.detail', path: '/ops/order/{id}', page: 'pages/ops/order/detail', login: true, footer: 'none' },
  { name: 'ops.orderlinereturn', path: '/ops/shop/orderlinereturn', page: 'pages/ops/return/list', login: true, footer: 'none' },
  { name: 'ops.withdrawal', path: '/ops/shop/withdrawal', page: 'pages/ops/withdrawal/list', login: true, footer: 'none' },
  { name: 'ops.product', path: '/ops/product', page: 'pages/ops/product/list', login: true, footer: 'none' },
  { name: 'ops.product.detail', path: '/ops/product/{id}', page: 'pages/ops/product/detail', login: true, footer: 'none' },
  { name: 'ops.event', path: '/ops/event', page: 'pages/ops/event/list', login: true, footer: 'none' },
  { name: 'ops.event.detail', path: '/ops/event/{id}', page: 'pages/ops/event/detail', login: true, footer: 'none' },
  { name: 'ops.article', path: '/ops/article', page: 'pages/opsdata/article/list', login: true, footer: 'none' },
  { name: 'ops.article.detail', path: '/ops/article/{id}', page: 'pages/opsdata/article/detail', login: true, footer: 'none' },
  { name: 'ops.note', path: '/ops/note', page: 'pages/opsdata/note/list', login: true, footer: 'none' },
  { name: 'ops.note.detail', path: '/ops/note/{id}', page: 'pages/opsdata/note/detail', login: true, footer: 'none' },
  { name: 'ops.shortlink', path: '/ops/shortlink', page: 'pages/opsdata/shortlink/list', login: true, footer: 'none' },
  { name: 'ops.node', path: '/ops/node', page: 'pages/opsdata/node/list', login: true, footer: 'none' },
  { name: 'ops.analytics', path: '/ops/analytics', page: 'pages/opsdata/analytics/index', login: true, footer: 'none' },
  { name: 'ops.analytics.dashboard', path: '/ops/analytics/dashboard', page: 'pages/opsdata/dashboard/index', login: true, footer: 'none' },
  { name: 'ops.verification', path: '/ops/shop/verification', page: 'pages/ops/verification/list', login: true, footer: 'none' },
  { name: 'ops.reservation', path: '/ops/reservation', page: 'pages/reservation/ops/list', login: true, footer: 'none' },
  { name: 'ops.reservation.schedule', path: '/ops/reservation/{id}', page: 'pages/reservation/ops/schedule', login: true, footer: 'none' },
  { name: 'ops.resvrecord', path: '/ops/resvrecord', page: 'pages/reservation/ops/bookings', login: true, footer: 'none' },
  { name: 'ops.resvrecord.detail', path: '/ops/resvrecord/{id}', page: 'pages/reservation/ops/booking', login: true, footer: 'none' },
  { name: 'ops.waiting', path: '/ops/event/{id}/waiting', page: 'pages/opsdata/ticket/waiting', login: true, footer: 'none' },
  { name: 'ops.ticketorder', path: '/ops/ticketorder', page: 'pages/opsdata/ticket/orders', login: true, footer: 'none' },
  { name: 'ops.ticketorder.detail', path: '/ops/ticketorder/{number}', page: 'pages/opsdata/ticket/order', login: true, footer: 'none' },
  { name: 'ops.form', path: '/ops/form', page: 'pages/ops/form/list', login: true, footer: 'none' },
  { name: 'ops.form.submissions', path: '/ops/form/{id}', page: 'pages/ops/form/submissions', login: true, footer: 'none' },
  { name: 'ops.submission.detail', path: '/ops/submission/{id}', page: 'pages/ops/form/submission', login: true, footer: 'none' },
  { name: 'ops.vote', path: '/ops/vote', page: 'pages/ops/vote/list', login: true, footer: 'none' },
  { name: 'ops.vote.detail', path: '/ops/vote/{id}', page: 'pages/ops/vote/detail', login: true, footer: 'none' },
  { name: 'ops.virtualcard', path: '/ops/shop/virtualcard/{id}', page: 'pages/ops/eticket/card', login: true, footer: 'none' },
  { name: 'shop.ticket.verify', path: '/ops/shop/eticket', page: 'pages/ops/eticket/index', login: true, footer: 'none' },
  // A page of the web inside a mini-program; a browser goes there instead.
  { name: 'webview', path: '/webview', page: 'pages/user/webview/index', footer: 'none' },
  // Any address the table does not know opens here (H5 keeps the address that was typed).
  { name: 'notfound', path: '/404', page: 'pages/notfound/index' },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof routes)[number]['name']

/** Short type words of content links (spec 2: post is article, shop is product, ...) and the full type they mean. */
export const linkTypes: Readonly<Record<string, string>> = {
  post: 'post.article',
  article: 'post.article',
  shop: 'shop.product',
  product: 'shop.product',
  event: 'event.event',
  mpage: 'mpage.page',
  page: 'mpage.page',
  composedpage: 'mpage.composedpage',
  circle: 'circle.topic',
  topic: 'circle.topic',
  note: 'note.note',
  form: 'form.form',
  vote: 'vote.vote',
  reservation: 'reservation.resv',
  coupon: 'shop.coupon',
  couponpackage: 'shop.couponpackage',
}

/** Roots of the subpackages; a page whose path starts with a root belongs to it, all others to the main package. */
export const subpackages = [
  'pages/shop',
  'pages/trade',
  'pages/content',
  'pages/event',
  'pages/interact',
  'pages/door',
  'pages/reservation',
  'pages/ticket',
  'pages/social',
  'pages/user',
  'pages/ops',
  'pages/opsdata',
  'pages/wallet',
] as const
