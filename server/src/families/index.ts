import type { DomainName, endpoints } from '@storefront/contract/endpoints'
import type { Routes } from '../kernel/handler'
import { catalog } from './catalog'
import { cart } from './cart'
import { checkout } from './checkout'
import { orders } from './orders'
import { afterSales } from './after-sales'
import { wallet } from './wallet'
import { events } from './events'
import { content } from './content'
import { community } from './community'
import { forms } from './forms'
import { promotion } from './promotion'
import { account } from './account'
import { site } from './site'
import { ops } from './ops'

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
  promotion,
  account,
  site,
  ops,
}
