import { flashCampaignActions, flashCampaignStatus } from '@storefront/contract/domain/site/flash-campaign'
import type {
  FlashCampaign,
  FlashCampaignDetail,
  FlashCampaignInput,
} from '@storefront/contract/entities/studio/flash-campaign'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { isInAudience } from '../../site/site/flash-audience'
import { presentCoupon } from '../../wallet/coupon/presenter'
import type { CouponRow } from '../../wallet/coupon/queries'

const SHOWN =
  '(select count(*)::int from flash_receipt r where r.tenant_id = $1 and r.campaign_id = t.id and r.is_shown) as shown_count'
/** The columns of campaign `t` for a list. */
export const LIST_COLUMNS = `t.id, t.title, t.kind, t.audience, t.start_at, t.end_at, t.state, ${SHOWN}`

export interface ListRow extends Pick<FlashCampaign, 'id' | 'title' | 'kind' | 'audience' | 'shown_count'> {
  start_at: string
  end_at: string
  state: 'draft' | 'scheduled' | 'stopped'
}

/** Returns a campaign in the list. */
export function presentCampaign(ctx: Pick<Ctx, 'now'>, { start_at, end_at, state, ...row }: ListRow): FlashCampaign {
  const { id, title, kind, audience, shown_count } = row
  const [start, end] = [new Date(start_at).toISOString(), new Date(end_at).toISOString()]
  return {
    id,
    title,
    kind,
    audience,
    start,
    end,
    shown_count,
    status: flashCampaignStatus(state, start, end, ctx.now.getTime()),
  }
}

type InputColumns = Pick<FlashCampaignInput, 'description' | 'sub_description' | 'link' | 'level' | 'days' | 'mobiles'>
interface DetailRow extends ListRow, PictureRow, InputColumns {
  version: number
  image_id: number | null
  coupon_id: number | null
  card_id: number | null
  product_id: number | null
  coupon_row: Omit<CouponRow, 'available' | 'received'> | null
  card_name: string | null
  product_name: string | null
}

const COUPON = `(select json_build_object('id', k.id, 'slug', k.slug, 'type', k.type, 'value', k.value, 'label', k.label, 'description', k.description,
  'start_at', k.start_at, 'end_at', k.end_at, 'left_count', k.left_count, 'max_per_user', k.max_per_user, 'min_order', k.min_order)
  from coupon k where k.tenant_id = $1 and k.id = t.coupon_id) as coupon_row`
const DETAIL = `select ${LIST_COLUMNS}, t.version, t.image_id, t.description, t.sub_description, t.link, t.coupon_id, t.level, t.card_id, t.product_id, t.days, t.mobiles,
    ${PICTURE_COLUMNS}, ${COUPON}, m.name as card_name, p.name as product_name
  from flash_campaign t left join image im on im.tenant_id = $1 and im.id = t.image_id
  left join membership_card m on m.tenant_id = $1 and m.id = t.card_id
  left join product p on p.tenant_id = $1 and p.id = t.product_id
  where t.tenant_id = $1 and t.id = $2`
const AUDIENCE = `select count(*)::int as count from flash_campaign c join account a on a.tenant_id = $1
  where c.tenant_id = $1 and c.id = $2 and ${isInAudience('$3')}`

const labelsOf = ({ coupon_row, card_id, card_name, product_id, product_name }: DetailRow): Record<string, string> => ({
  ...(coupon_row && { [`coupon.${coupon_row.id}`]: coupon_row.label }),
  ...(card_name !== null && { [`membershipcard.${card_id}`]: card_name }),
  ...(product_name !== null && { [`product.${product_id}`]: product_name }),
})

function couponDetail(ctx: Ctx, row: DetailRow['coupon_row']): FlashCampaignDetail['coupon_detail'] {
  if (!row) return null
  const { label, type, value, end, inventory } = presentCoupon(ctx, { ...row, available: 0, received: 0 })
  return { label, type, value, end, left_count: inventory }
}

/** Returns a campaign as it is edited; null for none. */
export async function campaignIn(ctx: Ctx, tx: Connection, id: number): Promise<FlashCampaignDetail | null> {
  const [row] = await tx.rows<DetailRow>(DETAIL, [ctx.tenant.id, id])
  if (!row) return null
  const [audience] = await tx.rows<{ count: number }>(AUDIENCE, [ctx.tenant.id, id, ctx.now])
  const {
    version,
    image_id,
    description,
    sub_description,
    link,
    coupon_id,
    level,
    card_id,
    product_id,
    days,
    mobiles,
  } = row
  const campaign = presentCampaign(ctx, row)
  return {
    ...campaign,
    ...{ version, picture: image_id, image: pictureOf(ctx.ports.storage, row), description, sub_description, link },
    ...{
      coupon: coupon_id,
      coupon_detail: couponDetail(ctx, row.coupon_row),
      level,
      card: card_id,
      product: product_id,
      days,
      mobiles,
    },
    labels: labelsOf(row),
    audience_count: audience?.count ?? 0,
    actions: flashCampaignActions(campaign.status),
  }
}
