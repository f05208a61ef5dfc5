import type { TenantSeed } from '../types'
import { articleCategories, articles } from './articles'
import { checkout } from './checkout'
import { cornerPages } from './corners'
import { events } from './events'
import { faq } from './faq'
import { weekend } from './weekend'
import { forms, votes } from './interact'
import { voteEvents } from './vote-events'
import { trip, tripPage } from './trip'
import { basket, orders } from './orders'
import { menus } from './menus'
import { pages } from './pages'
import { products } from './products/index'
import { community } from './community'
import { notes } from './notes'
import { campaigns, flash, nodes, runtimePages } from './runtime'
import { themePages } from './themes'
import { reservations, resources } from './reservations'
import { topicCategories, topics } from './topics'
import { categories, coupons, membershipCard, site, users } from './site'
import { selections, vouchers, wallet } from './wallet'

/** Rimba & Co.: the Indonesian tenant. */
export const rimba: TenantSeed = {
  site,
  categories,
  products,
  events,
  articleCategories,
  articles,
  coupons,
  checkout,
  membershipCard,
  topicCategories,
  topics,
  notes,
  community,
  vouchers,
  selections,
  forms: [...forms, trip],
  votes,
  voteEvents,
  resources,
  reservations,
  pages: [...pages, ...runtimePages, ...themePages, weekend, faq, ...cornerPages, tripPage],
  menus,
  nodes,
  users,
  flash,
  campaigns,
  orders,
  wallet,
  basket,
  words: { specs: 'Rincian', reader: 'Pembaca', door: { list: 'Masuk', gates: ['Gerbang selatan', 'Gerbang utara'] } },
}
