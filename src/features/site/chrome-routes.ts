import type { RouteName } from '@storefront/contract/routes'
import { routeOf } from '@/routes/build'

/** Returns whether a screen is a single task: nothing else is offered there. */
export const isTask = (route: RouteName, isTab: boolean): boolean => !isTab && routeOf(route).footer === 'none'

/** Screens that name the ways home and to the basket themselves, or that one should finish or leave by going back. */
const OWN_WAYS: readonly RouteName[] = [
  'shop.product.detail',
  'login',
  'shop.checkout',
  'payment',
  'shop.shippingaddress.edit',
  'shop.orderlinereturn.apply',
  'shop.orderlinereturn.appeal',
  'shop.invoice.detail',
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
