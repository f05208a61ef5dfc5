import type { DomainName, endpoints } from '@storefront/contract/endpoints'
import type { Routes } from '../http/call/handler'
import { account } from './account'
import { afterSales } from './after-sales'
import { cart } from './cart'
import { catalog } from './catalog'
import { checkout } from './checkout'
import { community } from './community'
import { content } from './content'
import { doorRoutes } from './door/routes'
import { events } from './events'
import { forms } from './forms'
import { ops } from './ops'
import { orders } from './orders'
import { promotion } from './promotion'
import { reservations } from './reservations'
import { site } from './site'
import { studio } from './studio'
import { wallet } from './wallet'

/** Handlers of all endpoints, by domain. */
export const routes: { readonly [D in DomainName]: Routes<(typeof endpoints)[D]> } = {
  catalog,
  cart,
  checkout,
  orders,
  'after-sales': afterSales,
  wallet,
  events,
  content,
  community,
  forms,
  reservations,
  promotion,
  account,
  site,
  ops,
  door: doorRoutes,
  studio,
}
