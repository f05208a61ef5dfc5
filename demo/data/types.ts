import type { DayHour, UserSeed } from './types-base'
import type { CouponType } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Theme } from '@storefront/contract/entities/site/site'
import type { PictureSpec } from '../pictures/index'
import type { AfterSalesSeed } from './types-after-sales'
import type { CheckoutSeed } from './types-checkout'
import type { FormSeed, VoteSeed } from './types-interact'
import type { TicketSaleSeed, TicketSeed } from './types-tickets'
import type { VoteEventSeed } from './types-votes'
import type { LinkSeed, MenuSeed, PageSeed } from './types-page'
import type { ReservationSeed, ResourceSeed } from './types-reservation'
import type { CommunitySeed } from './types-community'
import type { NoteSeed, SelectionSeed, TopicSeed, VoucherSeed } from './types-social'
import type { TranslationSeed } from './types-translation'
import type { WalletSeed } from './types-wallet'

export type * from './types-after-sales'
export type * from './types-base'
export type * from './types-checkout'
export type * from './types-interact'
export type * from './types-page'
export type * from './types-reservation'
export type * from './types-social'
export type * from './types-wallet'

/**
 * The demo tenants as plain data: no ids, no dates, no database. Rows name each other by slug or code;
 * moments are days from the seeding plus an hour of the site's own clock; money is in minor units.
 */

export interface SiteSeed {
  slug: string
  name: string
  language: 'zh-cn' | 'id'
  /** A row of contract/domain/country. */
  country: string
  currency: { code: string; symbol: string; exponent: number }
  timeZone: string
  wxName: string
  /** The code of the site's WeChat account. */
  wxQr: PictureSpec
  contactPhone: string
  contactName: string
  /** The service's own WeChat code. */
  contactQr: PictureSpec
  poweredBy: { name: string; url: string }
  webViewHosts: readonly string[]
  icpContent: string
  description: string
  smsSign: string
  theme: Theme
  config: {
    loginRequired: boolean
    mobileBindRequired: boolean
    nodeRequired: boolean
    followPrompt: boolean
    captchaRequired: boolean
    hotWords: readonly string[]
    /** The shop's promises for everything that it sells. */
    promises?: readonly string[]
    /** Codes of other countries to which it sends. */
    shipTo?: readonly string[]
    /** Whether buyers can ask for invoices. */
    invoices: boolean
    mobileForm: { requireName: boolean; requireEmail: boolean; canSkip: boolean; phoneButton: boolean }
  }
  shipping: { fee: number; freeOver: number | null }
  logo: PictureSpec
}

export interface CategorySeed {
  slug: string
  name: string
  /** Slug of the one above. */
  parent?: string
  icon: PictureSpec
}

export interface VariantSeed {
  /** Stock keeping code, unique in the tenant. */
  sku: string
  attributes: readonly { name: string; value: string }[]
  price: number
  promotionPrice?: number
  /** Null is unlimited. */
  inventory: number | null
  /** Its own picture where the variant looks different. */
  picture?: PictureSpec
}

export interface ProductSeed {
  /** Unique in the tenant; also the first part of its skus. */
  code: string
  name: string
  abstract: string
  category: string
  ctype: 'shop.product' | 'shop.eticket'
  price: number
  priceMarked: number | null
  promotionPrice?: number
  /** Shipping weight in grams; 0 for tickets. */
  weight: number
  tags: readonly string[]
  /** Pieces that one user may buy in all. */
  maxPerUser?: number
  /** Its sale begins so many days after the demo was made. */
  onSaleInDays?: number
  /** The demo's film is shown before its pictures. */
  hasFilm?: boolean
  /** Title and description for search engines. */
  seo?: { title: string; description: string }
  /** Paragraphs of plain text. */
  story: readonly string[]
  specs: readonly (readonly [label: string, value: string])[]
  pictures: readonly PictureSpec[]
  /** At least one; a product without a choice has one with no attributes. */
  variants: readonly VariantSeed[]
}

/** The registration settings of an event; visitors fill in a form of the site, named by its slug. */
export interface RegistrationSeed {
  form?: string
  needsApproval?: boolean
  seats?: number
  cancelHours?: number
  /** Without one it closes with the event's start. */
  closes?: DayHour
  /** Metres. */
  signinDistance?: number
  people: readonly { user: UserSeed['key']; status: 'pending' | 'confirmed'; answers: Record<string, unknown> }[]
}

export interface EventSeed {
  registration?: RegistrationSeed
  sale?: TicketSaleSeed
  /** The zone of its times where it is not the site's. */
  zone?: string
  organizer?: string
  contact?: { name: string; phone: string }
  /** Degrees, latitude first. */
  at?: readonly [number, number]
  slug: string
  name: string
  abstract: string
  venue: string
  address: string
  start: DayHour
  end: DayHour
  isAllDay: boolean
  /** Safe HTML. */
  description: string
  poster: PictureSpec
  tickets: readonly TicketSeed[]
}

export interface ArticleSeed {
  slug: string
  title: string
  abstract: string
  category: string
  tags: readonly string[]
  author: string
  /** The key of the user who is the author, where there is one. */
  user?: UserSeed['key']
  cover: PictureSpec
  /** Days before the seeding. */
  published: DayHour
  hits: number
  likes: number
  /** HTML of p, h3, blockquote; `<img>` stands as {{0}}, {{1}} for `pictures`. */
  body: string
  pictures: readonly PictureSpec[]
}

export interface CouponSeed {
  slug: string
  type: CouponType
  /** Minor units of an amount, percents taken off, 0 for an exchange. */
  value: number
  label: string
  description: string
  /** Days from seeding. */
  start: number
  end: number
  /** Null is unlimited. */
  quantity: number | null
  maxPerUser: number | null
  minOrder: number
  /** False for one that is not taken beside a membership card. */
  withCard?: boolean
  /** E: code of the product it is exchanged for; otherwise the categories it is good for, all when absent. */
  product?: string
  categories?: readonly string[]
}

export interface MembershipCardSeed {
  slug: string
  name: string
  shop: string
  description: string
  /** Null never ends. */
  durationDays: number | null
  /** Percent off for holders. */
  discount: number
  price: number
  face: PictureSpec
}

/** A classification node (spec 3) with those below it. */
export interface NodeSeed {
  name: string
  isActive?: boolean
  children?: readonly NodeSeed[]
}

/**
 * A message that waits to be shown to a user once (contract FlashMessage); coupons by slug, card and account are the
 * site's own.
 */
export type FlashSeed = { user: UserSeed['key']; description: string; subDescription?: string } & (
  | { kind: 'coupons'; coupons: readonly string[] }
  | {
      kind: 'gamification'
      gamification: { diamond?: { amount: number }; point?: { amount: number }; charm?: { amount: number } }
    }
  | { kind: 'usermcard' }
  | { kind: 'wxaccount' }
  | { kind: 'link'; link: LinkSeed }
)

/** A campaign of flash messages; days count from today. None runs, so that the demo opens without a dialog. */
export interface FlashCampaignSeed {
  title: string
  description: string
  subDescription: string
  /** Coupon by its slug; without one the message has this link. */
  coupon?: string
  link?: LinkSeed
  audience: 'everyone' | 'recent'
  days?: number
  start: number
  end: number
  state: 'draft' | 'scheduled' | 'stopped'
}

/** An order of the past, for the demo's order list; its sums follow from its lines. */
export interface OrderSeed {
  number: string
  user: UserSeed['key']
  status: 'unpaid' | 'wait_ship' | 'shipped' | 'delivered' | 'completed' | 'closed'
  lines: readonly { sku: string; quantity: number }[]
  created: DayHour
  note: string
  after?: AfterSalesSeed
}

export interface TenantSeed {
  site: SiteSeed
  categories: readonly CategorySeed[]
  products: readonly ProductSeed[]
  events: readonly EventSeed[]
  articleCategories: readonly { slug: string; name: string }[]
  articles: readonly ArticleSeed[]
  coupons: readonly CouponSeed[]
  checkout: CheckoutSeed
  membershipCard: MembershipCardSeed
  topicCategories: readonly { slug: string; name: string }[]
  topics: readonly TopicSeed[]
  notes: readonly NoteSeed[]
  community: CommunitySeed
  vouchers: readonly VoucherSeed[]
  selections: readonly SelectionSeed[]
  forms: readonly FormSeed[]
  votes: readonly VoteSeed[]
  voteEvents: readonly VoteEventSeed[]
  resources: readonly ResourceSeed[]
  reservations: readonly ReservationSeed[]
  pages: readonly PageSeed[]
  menus: readonly MenuSeed[]
  nodes: readonly NodeSeed[]
  users: readonly UserSeed[]
  flash: readonly FlashSeed[]
  campaigns: readonly FlashCampaignSeed[]
  orders: readonly OrderSeed[]
  /** The lines of the first shopper's basket. */
  basket: readonly { sku: string; quantity: number }[]
  wallet: WalletSeed
  /** Texts in other languages. */
  translations?: readonly TranslationSeed[]
  /** Words that descriptions need. */
  words: { specs: string; reader: string; door: { list: string; gates: readonly string[] } }
}
