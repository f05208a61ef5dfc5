import type { TenantSeed } from '../types'
import { articleCategories, articles } from './articles'
import { coupons } from './coupons'
import { events } from './events'
import { basket, orders } from './orders'
import { pages } from './pages'
import { products } from './products/index'
import { flash, nodes, runtimePages } from './runtime'
import { categories, membershipCard, site, users } from './site'

/** 青拾生活: the default tenant. */
export const qingshi: TenantSeed = {
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
  words: { specs: '规格' },
}
