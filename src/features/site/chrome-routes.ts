import type { RouteName } from '@storefront/contract/routes'
import { routeOf } from '@/routes/build'

/** Where one thing is to be finished: nothing else is offered there. */
export const isTask = (route: RouteName, isTab: boolean): boolean => !isTab && routeOf(route).footer === 'none'

/** Pages that tell a visitor what they agree to have to be read before a login. */
const OPEN_PAGES: readonly (string | undefined)[] = ['agreement', 'privacy']
const OPEN: readonly RouteName[] = ['login', 'ucenter.language', 'settings', 'webview', 'notfound']

/** May be seen by a visitor although the whole site asks for login (spec 1). */
export const isOpen = (route: RouteName, id: string | undefined): boolean => OPEN.includes(route) || (route === 'mpage.page.detail' && OPEN_PAGES.includes(id))

/** Screens that name the ways home and to the basket themselves, or that one should finish or leave by going back. */
const OWN_WAYS: readonly RouteName[] = [
  'shop.product.detail',
  'login',
  'shop.checkout',
  'payment',
  'shop.shippingaddress.edit',
  'shop.orderlinereturn.apply',
  'shop.order.comment',
  'ops.product.detail',
  'shop.ticket.verify',
  'search',
  'webview',
  'ucenter.profile',
  'ucenter.bindmobile',
]

/** Whether the navigation floats over a screen (spec 2, navigation bar). */
export const hasNav = (route: RouteName, isTab: boolean): boolean => !isTab && !OWN_WAYS.includes(route)
