import { account } from './account'
import { afterSales } from './after-sales'
import { cart } from './cart'
import { catalog } from './catalog'
import { checkout } from './checkout'
import { community } from './community'
import { content } from './content'
import type { EndpointRow } from './define'
import { door } from './door'
import { events } from './events'
import { forms } from './forms'
import { ops } from './ops'
import { orders } from './orders'
import { promotion } from './promotion'
import { reservations } from './reservations'
import { site } from './site'
import { studio } from './studio'
import { wallet } from './wallet'

/** THE endpoint table: domain -> name -> declaration. */
export const endpoints = {
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
  door,
  studio,
}

type Endpoints = typeof endpoints
export type DomainName = keyof Endpoints
type AnyEndpoint = { [D in DomainName]: Endpoints[D][keyof Endpoints[D]] }[DomainName]

type EndpointTable = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
/**
 * Every call under its key `METHOD /path/`, the way the client names it. An interface: the compiler would work out the
 * keys of a mapped type again at each call.
 */
export interface EndpointsByKey extends EndpointTable {}
export type EndpointKey = keyof EndpointsByKey

/** All declarations in a row, for tools that walk them. */
export const allEndpoints: readonly EndpointRow[] = Object.values(endpoints).flatMap(
  (domain) => Object.values(domain) as EndpointRow[],
)
export { isList } from './define'
export type { BodyOf, EndpointRow, ParamsOf, QueryOf, ReplyOf } from './define'
