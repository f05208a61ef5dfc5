import type { TenantSeed } from '../types'
import { articleCategories, articles } from './articles'
import { english } from './english/index'
import { coupons } from './coupons'
import { checkout } from './checkout'
import { cornerPages } from './corners'
import { events } from './events'
import { faq } from './faq'
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
import { staffPage } from './staff'
import { themePages } from './themes'
import { reservations, resources } from './reservations'
import { topicCategories, topics } from './topics'
import { categories, membershipCard, site, users } from './site'
import { weekend } from './weekend'
import { selections, vouchers, wallet } from './wallet'

/** 青拾生活: the default tenant. */
export const qingshi: TenantSeed = {
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
  pages: [...pages, ...runtimePages, ...themePages, weekend, faq, ...cornerPages, tripPage, staffPage],
  menus,
  nodes,
  users,
  flash,
  campaigns,
  orders,
  wallet,
  basket,
  translations: [english],
  words: { specs: '规格', reader: '读者', door: { list: '入场', gates: ['南门', '北门'] } },
}
