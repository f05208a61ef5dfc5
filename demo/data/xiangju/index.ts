import { NO_COMMUNITY } from '../types-community'
import type { TenantSeed } from '../types'
import { notes, topics } from './notes'
import { pages } from './pages'
import { products } from './products'
import { categories, coupons, flash, membershipCard, nodes, site, users } from './site'
import { wallet } from './wallet'

/** 乡聚会员社: a small site for members alone. */
export const xiangju: TenantSeed = {
  site,
  categories,
  products,
  events: [],
  articleCategories: [],
  articles: [],
  coupons,
  checkout: { regions: [], points: [], ads: [], asks: [], coins: [] },
  membershipCard,
  topicCategories: [],
  topics,
  notes,
  community: NO_COMMUNITY,
  vouchers: [],
  selections: [],
  forms: [],
  votes: [],
  voteEvents: [],
  resources: [],
  reservations: [],
  pages,
  menus: [],
  nodes,
  users,
  flash,
  campaigns: [],
  orders: [],
  basket: [],
  wallet,
  words: { specs: '规格', reader: '读者', door: { list: '入场', gates: ['正门', '侧门'] } },
}
