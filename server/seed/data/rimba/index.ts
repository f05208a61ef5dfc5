import type { TenantSeed } from '../types'
import { articleCategories, articles } from './articles'
import { events } from './events'
import { basket, orders } from './orders'
import { pages } from './pages'
import { products } from './products/index'
import { flash, nodes, runtimePages } from './runtime'
import { categories, coupons, membershipCard, site, users } from './site'

/** Rimba & Co.: the Indonesian tenant. */
export const rimba: TenantSeed = {
  site,
  categories,
  products,
  events,
  articleCategories,
  articles,
  coupons,
  membershipCard,
  pages: [...pages, ...runtimePages],
  nodes,
  users,
  flash,
  orders,
  basket,
  words: { specs: 'Rincian' },
}
