import { type Static, Type } from '@sinclair/typebox'
import {
  FLASH_CAMPAIGN_LIMITS,
  flashAudienceNames,
  flashCampaignActionNames,
  flashCampaignKinds,
  flashCampaignStatuses,
} from '../../domain/site/flash-campaign'
import { Id, Image, Link, Moment, NonBlank, Nullable, Ref, TEXT_OPTION } from '../common'

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((value) => Type.Literal(value as T[number])))

/** Input of staff for a campaign; only the fields of its audience count. */
export const FlashCampaignInput = Type.Object({
  /** For staff alone. */
  title: NonBlank(60),
  kind: oneOf(flashCampaignKinds),
  picture: Nullable(Id),
  description: Type.String({ maxLength: 60 }),
  sub_description: Type.String({ maxLength: 300 }),
  link: Nullable(Link),
  coupon: Nullable(Ref('coupon')),
  audience: oneOf(flashAudienceNames),
  /** The lowest level that it is for. */
  level: Nullable(Type.Integer({ minimum: 1, maximum: FLASH_CAMPAIGN_LIMITS.level })),
  card: Nullable(Ref('membershipcard')),
  product: Nullable(Ref('product')),
  days: Nullable(Type.Integer({ minimum: 1, maximum: FLASH_CAMPAIGN_LIMITS.days })),
  mobiles: Type.Array(Type.String({ pattern: '^\\+?\\d{5,15}$', [TEXT_OPTION]: 'mobile' }), {
    maxItems: FLASH_CAMPAIGN_LIMITS.mobiles,
  }),
  start: Moment,
  end: Moment,
})
export type FlashCampaignInput = Static<typeof FlashCampaignInput>

/** A campaign in the list. */
export const FlashCampaign = Type.Object({
  id: Id,
  title: Type.String(),
  kind: oneOf(flashCampaignKinds),
  audience: oneOf(flashAudienceNames),
  start: Moment,
  end: Moment,
  status: oneOf(flashCampaignStatuses),
  /** Number of users who saw it. */
  shown_count: Type.Integer(),
})
export type FlashCampaign = Static<typeof FlashCampaign>

/** A campaign as it is edited and looked at. */
export const FlashCampaignDetail = Type.Composite([
  FlashCampaignInput,
  FlashCampaign,
  Type.Object({
    version: Type.Integer(),
    image: Nullable(Image),
    /** The coupon as a receiver sees it. */
    coupon_detail: Nullable(
      Type.Object({
        label: Type.String(),
        type: Type.String(),
        value: Type.String(),
        left_count: Nullable(Type.Integer()),
        end: Nullable(Moment),
      }),
    ),
    /** Names of what it refers to, by `coupon.3`, `membershipcard.1` and `product.7`. */
    labels: Type.Record(Type.String(), Type.String()),
    /** Current number of people in the audience. */
    audience_count: Type.Integer(),
    actions: Type.Array(oneOf(flashCampaignActionNames)),
  }),
])
export type FlashCampaignDetail = Static<typeof FlashCampaignDetail>
