import { keysOf } from '../domain/keys-of'
import { category, pickuppoint, productad, shippingtemplate } from './catalog'
import { article, articlecategory, menu, topic, topiccategory } from './content'
import type { Resource } from './define'
import { event } from './events'
import { form } from './interact'
import { resv, resvresource } from './reservations'
import { node } from './site'
import { vote, voteevent } from './votes'
import { coupon, couponpackage, membershipcard, recharge } from './marketing'

/**
 * THE table of what the studio edits by lists and forms: its name in addresses -> what it is made of. Products, orders,
 * pages and flash campaigns are not in it; they have calls and screens of their own (`contract/endpoints/studio/`).
 */
export const resources = {
  category,
  productad,
  event,
  article,
  articlecategory,
  topic,
  topiccategory,
  menu,
  coupon,
  couponpackage,
  membershipcard,
  recharge,
  form,
  vote,
  voteevent,
  resv,
  resvresource,
  node,
  shippingtemplate,
  pickuppoint,
}

export type ResourceName = keyof typeof resources
export const resourceNames = keysOf(resources)
/** Returns the declaration of a resource, whichever it is. */
export const resourceOf = (name: ResourceName): Resource => resources[name]
