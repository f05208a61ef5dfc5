import type { UsableCard, UsableCoupon } from '@storefront/contract/domain/checkout/discount'
import type { ShippingTemplate } from '@storefront/contract/domain/checkout/shipping-template'
import type { UserCtx } from '../../../core/context.types'
import type { Connection } from '../../../db'
import type { BasketKind } from '../../../db/stored.types'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'
import { ADDRESSES, type AddressRow } from '../../account/address/record'
import { TEMPLATES } from '../../shared/shipping'
import { type LineRow, LINES, translatedLine } from '../../cart/basket/record'

/** A coupon as its holder has it, with its words; moments in milliseconds. */
export type CouponRow = UsableCoupon & { readonly label: string; readonly description: string }

/** A card as its holder has it. */
export type CardRow = UsableCard & PictureRow & { readonly name: string; readonly shop_name: string }

export interface PointRow {
  id: number
  name: string
  address: string
  phone: string
  hours: string
}

/** Benefits of a buyer, and the site's rules of sending. */
export interface CheckoutBenefits {
  coupons: CouponRow[]
  cards: CardRow[]
  templates: ShippingTemplate[]
  points: PointRow[]
  /** Coins that the user has. */
  diamonds: number
}

/** Maximum number of coupons and cards of one user that are considered: those that end soonest. */
const USER_COUPONS_MAX = 200
/** A coupon that ended longer ago is not worth a line any more. */
const OVER_DAYS = 30

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
const all = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`

const COUPONS = `select u.id, u.status, ${ms('u.start_at')} as start, ${ms('u.end_at')} as end, c.type, c.value, c.min_order, c.category_ids, c.product_id,
    c.with_card, c.label, c.description
  from user_coupon u join coupon c on c.tenant_id = $1 and c.id = u.coupon_id
  where u.tenant_id = $1 and u.user_id = $2 and u.status in ('unused', 'presenting') and coalesce(u.end_at > $4::timestamptz - interval '${OVER_DAYS} days', true)
  order by coalesce(u.end_at <= $4, false), u.end_at nulls last, u.id limit ${USER_COUPONS_MAX}`

const CARDS = `select u.id, ${ms('u.start_at')} as start, ${ms('u.end_at')} as end, m.percent_off, m.is_free_shipping, m.name, m.shop_name, ${PICTURE_COLUMNS}
  from user_membership_card u join membership_card m on m.tenant_id = $1 and m.id = u.card_id
  left join image im on im.tenant_id = $1 and im.id = m.image_id
  where u.tenant_id = $1 and u.user_id = $2 and u.start_at <= $4 and coalesce(u.end_at > $4, true)
  order by u.end_at nulls last, u.id limit ${USER_COUPONS_MAX}`

/** All that a checkout reads: what is bought, where it may go, and what makes it cheaper. */
export interface CheckoutData extends CheckoutBenefits {
  lines: LineRow[]
  addresses: AddressRow[]
}

// One statement: a checkout waits for one reply, not for seven. $1 tenant, $2 user, $3 kind of basket, $4 now.
const CHECKOUT_DATA = `select ${all(LINES)} as lines, ${all(ADDRESSES)} as addresses, ${all(COUPONS)} as coupons, ${all(CARDS)} as cards,
  ${all(TEMPLATES)} as templates,
  ${all('select id, name, address, phone, hours from pickup_point where tenant_id = $1 and is_active order by position, id')} as points,
  coalesce((select amount from balance where tenant_id = $1 and user_id = $2 and kind = 'diamond'), 0) as diamonds`

/** Reads a basket with its owner's addresses, coupons, cards and coins, and the site's regions and pickup points. */
export async function loadCheckoutData(ctx: UserCtx, tx: Connection, kind: BasketKind): Promise<CheckoutData> {
  const params = [ctx.tenant.id, ctx.user.id, kind, ctx.now]
  const [row] = await tx.rows<CheckoutData>(CHECKOUT_DATA, params, 'checkout_data')
  if (!row) throw new Error('a select of values gave no row')
  return { ...row, lines: row.lines.map((line) => translatedLine(ctx, line)) }
}
