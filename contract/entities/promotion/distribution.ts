import { type Static, Type } from '@sinclair/typebox'
import {
  distKinds,
  incomeKinds,
  incomeStates,
  promoterActionNames,
  promoterStatuses,
  rateScopes,
  RATE_MAX,
} from '../../domain/promotion/distribution'
import { Amount, Id, Image, Moment, Nullable, Ref } from '../common'

export const DistKind = Type.Union(distKinds.map((kind) => Type.Literal(kind)))
const PromoterStatusName = Type.Union(promoterStatuses.map((status) => Type.Literal(status)))

/** A promoter as they see themselves. */
export const Promoter = Type.Object({
  dist_kind: DistKind,
  dist_kind_display: Type.String(),
  status: PromoterStatusName,
  status_display: Type.String(),
  /** Empty until approved. */
  code: Type.String(),
  /** The operator's text of the last step. */
  reason: Type.String(),
  created: Moment,
})
export type Promoter = Static<typeof Promoter>

/**
 * Income by state, as amounts. `available` is what can be withdrawn: settled less what was taken back; below zero it
 * carries over.
 */
const IncomeSums = Type.Object({
  pending: Amount,
  settled: Amount,
  paid: Amount,
  taken_back: Amount,
  available: Amount,
})

/** A product or an event that can be promoted, and what one sale of it brings at most. */
export const DistGoods = Type.Object({
  type: Type.Union([Type.Literal('product'), Type.Literal('event')]),
  id: Id,
  title: Type.String(),
  main_image: Nullable(Image),
  price: Amount,
  /** Percent with up to two decimals, e.g. `8.5`. */
  rate: Type.String(),
  commission: Amount,
})
export type DistGoods = Static<typeof DistGoods>

/** The income from sales for a kind of promoters: the span of its rates, and the goods with the highest commission. */
const DistOffer = Type.Object({
  dist_kind: DistKind,
  /** Percent, as in `DistGoods`. */
  rate_from: Type.String(),
  rate_to: Type.String(),
  goods: Type.Array(DistGoods),
})
export type DistOffer = Static<typeof DistOffer>

/** The promoter's page. */
export const PromoterAccount = Type.Object({
  /** Null of one who never applied. */
  promoter: Nullable(Promoter),
  sums: IncomeSums,
  /** Kinds that can be applied for. */
  kinds: Type.Array(Type.Object({ dist_kind: DistKind, display: Type.String() })),
  /** Offers of these kinds, without those that no sale pays; empty for an active promoter. */
  offers: Type.Array(DistOffer),
  has_second_level: Type.Boolean(),
  /** Days after a visit in which an order counts, and after its completion until income settles. */
  attribution_days: Type.Integer(),
  settle_days: Type.Integer(),
  visits: Type.Integer(),
  orders: Type.Integer(),
})
export type PromoterAccount = Static<typeof PromoterAccount>

/** A partner's public page. */
export const PartnerPage = Type.Object({
  code: Type.String(),
  name: Type.String(),
  avatar: Nullable(Image),
  dist_kind: DistKind,
  msg: Type.String(),
})
export type PartnerPage = Static<typeof PartnerPage>

/** A promoter's link to something: what a poster is drawn from. */
export const DistLink = Type.Object({
  code: Type.String(),
  type: Type.Union([Type.Literal('product'), Type.Literal('event'), Type.Literal('home')]),
  id: Nullable(Id),
  title: Type.String(),
  main_image: Nullable(Image),
  price: Nullable(Amount),
  /**
   * With the tracking parameters of spec 9: campaign `_sp_pro`, source `promoter`, and the promoter's code as
   * `utm_content`.
   */
  share_link: Type.String(),
  path: Type.String(),
  /** For a mini-program's code: at most 32 characters. */
  scene: Type.String(),
  promoter_name: Type.String(),
})
export type DistLink = Static<typeof DistLink>

/** Content of an intro page: the promoted item and its promoter. */
export const DistIntro = Type.Object({ link: DistLink, partner: PartnerPage, description: Type.String() })
export type DistIntro = Static<typeof DistIntro>

/** One row of income: an order's line and a level. */
export const IncomeRow = Type.Object({
  id: Id,
  kind: Type.Union(incomeKinds.map((kind) => Type.Literal(kind))),
  kind_display: Type.String(),
  state: Type.Union(incomeStates.map((state) => Type.Literal(state))),
  state_display: Type.String(),
  level: Type.Integer(),
  order_number: Type.String(),
  product_name: Type.String(),
  paid: Amount,
  rate: Type.String(),
  amount: Amount,
  /** Time of its settlement; null before the order is completed. */
  settles: Nullable(Moment),
  created: Moment,
})
export type IncomeRow = Static<typeof IncomeRow>

/** A month of the site's zone. */
export const IncomeStatement = Type.Object({
  month: Type.String(),
  earned: Amount,
  taken_back: Amount,
  withdrawn: Amount,
  rows: Type.Integer(),
})
export type IncomeStatement = Static<typeof IncomeStatement>

/** Someone who came to promote through this promoter; nothing is ever paid for how many they are. */
export const TeamMember = Type.Object({
  name: Type.String(),
  avatar: Nullable(Image),
  level: Type.Integer(),
  orders: Type.Integer(),
  created: Moment,
})
export type TeamMember = Static<typeof TeamMember>

/** Something that the programme told a promoter. */
export const DistMessage = Type.Object({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  created: Moment,
  is_read: Type.Boolean(),
})
export type DistMessage = Static<typeof DistMessage>

/** A promoter as operators see them. */
export const OpsPromoter = Type.Composite([
  Promoter,
  Type.Object({
    id: Id,
    name: Type.String(),
    mobile: Type.String(),
    message: Type.String(),
    /** Promoter who brought them; null without one. */
    parent: Nullable(Type.Object({ id: Id, name: Type.String() })),
    sums: IncomeSums,
    actions: Type.Array(Type.Union(promoterActionNames.map((action) => Type.Literal(action)))),
  }),
])
export type OpsPromoter = Static<typeof OpsPromoter>

/** A rate as it is stored; `rate` in parts of 10,000. */
export const DistRateInput = Type.Object({
  scope: Type.Union(rateScopes.map((scope) => Type.Literal(scope))),
  target: Nullable(Ref({ by: 'scope', to: { product: 'product', category: 'category' } })),
  dist_kind: Nullable(DistKind),
  level: Type.Integer({ minimum: 1, maximum: 2 }),
  rate: Type.Integer({ minimum: 0, maximum: RATE_MAX }),
})
export const OpsDistRate = Type.Composite([DistRateInput, Type.Object({ id: Id, target_name: Type.String() })])
export type OpsDistRate = Static<typeof OpsDistRate>

/** Rules of the distribution programme. */
export const DistSettingInput = Type.Object({
  is_open: Type.Boolean(),
  has_second_level: Type.Boolean(),
  attribution_days: Type.Integer({ minimum: 1, maximum: 90 }),
  settle_days: Type.Integer({ minimum: 1, maximum: 90 }),
})
/** Settings of the programme, with WeChat's rule on levels, which is shown before the second level is switched on. */
export const DistSetting = Type.Composite([DistSettingInput, Type.Object({ second_level_rule: Type.String() })])
export type DistSetting = Static<typeof DistSetting>

export const OpsIncomeRow = Type.Composite([
  IncomeRow,
  Type.Object({
    promoter: Type.Object({ id: Id, name: Type.String(), mobile: Type.String() }),
    withdrawal: Type.String(),
  }),
])
export type OpsIncomeRow = Static<typeof OpsIncomeRow>

/** share -> visit -> order of one campaign, source or content. */
export const FunnelRow = Type.Object({
  key: Type.String(),
  shares: Type.Integer(),
  visits: Type.Integer(),
  orders: Type.Integer(),
  amount: Amount,
})
export type FunnelRow = Static<typeof FunnelRow>
