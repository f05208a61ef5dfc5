import type { Endpoints, Make } from './example'
import { catalogExamples } from './catalog'
import { cartExamples } from './cart'
import { checkoutExamples } from './checkout'
import { ordersExamples } from './orders'
import { afterSalesExamples } from './after-sales'
import { walletExamples } from './wallet'
import { eventsExamples } from './events'
import { contentExamples } from './content'
import { communityExamples } from './community'
import { formsExamples } from './forms'
import { reservationsExamples } from './reservations'
import { promotionExamples } from './promotion'
import { accountExamples } from './account'
import { siteExamples } from './site'
import { opsExamples } from './ops'
import { doorExamples } from './door'
import { studioExamples } from './studio'

/** One working call of every endpoint. A new row in the endpoint table does not compile until it has one here. */
export const examples: { [D in keyof Endpoints]: { [N in keyof Endpoints[D]]: Make } } = {
  catalog: catalogExamples,
  cart: cartExamples,
  checkout: checkoutExamples,
  orders: ordersExamples,
  'after-sales': afterSalesExamples,
  wallet: walletExamples,
  events: eventsExamples,
  content: contentExamples,
  community: communityExamples,
  forms: formsExamples,
  reservations: reservationsExamples,
  promotion: promotionExamples,
  account: accountExamples,
  site: siteExamples,
  ops: opsExamples,
  door: doorExamples,
  studio: studioExamples,
}
