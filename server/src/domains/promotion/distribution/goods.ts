import { onSale } from '../../shared/on-sale'
import {
  commissionOf,
  type DistKind,
  type DistRate,
  distKinds,
  rateOf,
} from '@storefront/contract/domain/promotion/distribution'
import { SHARE_CAMPAIGNS, SHARE_PARAMS } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import type {
  DistGoods,
  DistIntro,
  DistLink,
  DistOffer,
  PartnerPage,
  TeamMember,
} from '@storefront/contract/entities/promotion/distribution'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { pictureOf, type PictureRow, pictureSql } from '../../../lib/picture'
import { randomCode } from '../../../lib/random'
import { hasWords } from '../../../lib/search'
import type { Slice } from '../../../db/selection'
import { linksTo } from '../../../lib/route-links'
import { percentOf } from './income'
import { findByCode, findOwnPromoter, type PromoterRow } from './record'
import { findRates, findSetting } from './setting'

type GoodsType = DistGoods['type']

interface GoodsRow {
  type: GoodsType
  id: number
  category_id: number | null
  title: string
  price: number
  description: string
  image: PictureRow | null
}

/** The goods that can be promoted: products on sale and events that sell tickets. `$2` is the moment. */
const GOODS = `select 'product' as type, p.id, p.category_id, p.name as title, least(p.price, p.promotion_price) as price, p.abstract as description,
    ${pictureSql('p.main_image_id')} as image
    from product p where p.tenant_id = $1 and ${onSale('p', '$2')}
  union all select 'event', e.id, null, e.name, coalesce((select min(k.price) from event_ticket k where k.tenant_id = $1 and k.event_id = e.id), 0), e.abstract,
    ${pictureSql('e.main_image_id')} from event e where e.tenant_id = $1 and e.is_active and e.end_at > $2`

/** Returns the user as an active promoter. */
async function requirePromoter(ctx: UserCtx, tx: Connection): Promise<PromoterRow | Failure> {
  const row = await findOwnPromoter(tx, ctx.tenant.id, ctx.user.id)
  return row?.status === 'active' ? row : fail('promoterInactive')
}

/** Products and events whose sales bring this promoter income, the most first. */
export function listGoods(
  ctx: UserCtx,
  query: Partial<Slice> & { search?: string; type?: GoodsType },
): Promise<Page<DistGoods> | Failure> {
  const { limit = 20, offset = 0, search = '', type = null } = query
  return ctx.db.read(async (tx) => {
    const promoter = await requirePromoter(ctx, tx)
    if (promoter instanceof Failure) return promoter
    const rates = await findRates(tx, ctx.tenant.id)
    const text = `select g.* from (${GOODS}) g where ($3::text is null or g.type = $3) and ${hasWords(['g.title'], '$4::text')} order by g.type desc, g.id desc limit 2000`
    const rows = await tx.rows<GoodsRow>(text, [ctx.tenant.id, ctx.now, type, search], 'dist_goods')
    const results = rows.flatMap((row) => {
      const rate = rateOfGoods(rates, row, promoter.dist_kind)
      return rate > 0 ? [presentGoods(ctx, row, rate)] : []
    })
    return { count: results.length, results: results.slice(offset, offset + limit) }
  })
}

/** Returns the rate by which a sale of the goods pays the promoter who brought the buyer. */
const rateOfGoods = (rates: readonly DistRate[], { type, id, category_id }: GoodsRow, kind: DistKind): number =>
  rateOf(
    rates,
    { product: type === 'product' ? id : 0, categories: category_id === null ? [] : [category_id] },
    kind,
    1,
  )

const OFFERED = `select g.* from (${GOODS}) g order by g.type desc, g.id desc limit 2000`
/** Goods that an offer names. */
const OFFER_GOODS = 3

/** Returns the offers of the kinds of promoters that sales pay. */
export async function readOffers(ctx: Ctx, tx: Connection): Promise<DistOffer[]> {
  const rates = await findRates(tx, ctx.tenant.id)
  const rows = await tx.rows<GoodsRow>(OFFERED, [ctx.tenant.id, ctx.now], 'dist_offers')
  return distKinds.flatMap((dist_kind) => {
    const choices = rows
      .map((row) => ({ row, rate: rateOfGoods(rates, row, dist_kind) }))
      .map(({ row, rate }) => ({ row, rate, commission: commissionOf(row.price, rate) }))
      .filter(({ commission }) => commission > 0)
      .sort((a, b) => b.commission - a.commission)
    const percents = choices.map(({ rate }) => rate).sort((a, b) => a - b)
    const [lowest, highest] = [percents[0], percents.at(-1)]
    if (lowest === undefined || highest === undefined) return []
    const goods = choices.slice(0, OFFER_GOODS).map(({ row, rate }) => presentGoods(ctx, row, rate))
    return [{ dist_kind, rate_from: percentOf(lowest), rate_to: percentOf(highest), goods }]
  })
}

const presentGoods = (ctx: Ctx, row: GoodsRow, rate: number): DistGoods => ({
  type: row.type,
  id: row.id,
  title: row.title,
  main_image: pictureOf(ctx.ports.storage, row.image),
  price: amount(ctx, row.price),
  rate: percentOf(rate),
  commission: amount(ctx, commissionOf(row.price, rate)),
})

/** The screen that a link of each type opens. */
const screens = { product: 'shop.product.detail', event: 'event.event.detail', home: 'mobile.index' } as const

interface LinkRow {
  code: string
  type: DistLink['type']
  target_id: number
}

function presentLink(ctx: Ctx, link: LinkRow, goods: GoodsRow | null, name: string): DistLink {
  const tracking = `${SHARE_PARAMS.campaign}=${SHARE_CAMPAIGNS.promotion}&${SHARE_PARAMS.source}=promoter&${SHARE_PARAMS.content}=${link.code}`
  const { web, page } = linksTo(ctx, screens[link.type], link.type === 'home' ? null : link.target_id, tracking)
  return {
    code: link.code,
    type: link.type,
    id: goods?.id ?? null,
    title: goods?.title ?? ctx.tenant.name,
    main_image: goods ? pictureOf(ctx.ports.storage, goods.image) : null,
    price: goods ? amount(ctx, goods.price) : null,
    share_link: web,
    path: page,
    scene: `c=${link.code}`,
    promoter_name: name,
  }
}

const ONE = `select g.* from (${GOODS}) g where g.type = $3 and g.id = $4`

async function findGoods(
  ctx: Ctx,
  tx: Connection,
  link: Pick<LinkRow, 'type' | 'target_id'>,
): Promise<GoodsRow | null> {
  if (link.type === 'home') return null
  return (
    (await tx.rows<GoodsRow>(ONE, [ctx.tenant.id, ctx.now, link.type, link.target_id], 'dist_goods_one'))[0] ?? null
  )
}

const CREATE = `insert into dist_link (tenant_id, promoter_id, type, target_id, code, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, promoter_id, type, target_id) do nothing returning code, type, target_id`
const OWN =
  'select code, type, target_id from dist_link where tenant_id = $1 and promoter_id = $2 and type = $3 and target_id = $4'

/** Returns the promoter's link to something: the same one each time. */
export function createLink(
  ctx: UserCtx,
  { type, id }: { type: DistLink['type']; id: number | null },
): Promise<DistLink | Failure> {
  return ctx.db.tx(async (tx) => {
    const promoter = await requirePromoter(ctx, tx)
    if (promoter instanceof Failure) return promoter
    const target = { type, target_id: type === 'home' ? 0 : (id ?? 0) }
    const goods = await findGoods(ctx, tx, target)
    if (type !== 'home' && !goods) return fail('notFound')
    const own = [ctx.tenant.id, promoter.id, type, target.target_id]
    const rows = await tx.rows<LinkRow>(CREATE, [...own, randomCode(10), ctx.now], 'dist_link_create')
    // By a statement of its own: the one that inserts does not see what another call inserted meanwhile.
    const [link] = rows.length > 0 ? rows : await tx.rows<LinkRow>(OWN, own, 'dist_link_own')
    return link ? presentLink(ctx, link, goods, promoter.name) : fail('notFound')
  })
}

const FACE = `select a.name, ${pictureSql('a.avatar_id')} as avatar from account a where a.tenant_id = $1 and a.id = $2`

async function presentPartner(ctx: Ctx, tx: Connection, promoter: PromoterRow): Promise<PartnerPage> {
  const [face] = await tx.rows<{ name: string; avatar: PictureRow | null }>(FACE, [ctx.tenant.id, promoter.user_id])
  return {
    code: promoter.code ?? '',
    name: face?.name ?? promoter.name,
    avatar: pictureOf(ctx.ports.storage, face?.avatar ?? null),
    dist_kind: promoter.dist_kind,
    msg: promoter.message,
  }
}

/** Returns a promoter's public page. */
export function readPartner(ctx: Ctx, code: string): Promise<PartnerPage | Failure> {
  return ctx.db.read(async (tx) => {
    const promoter = await findByCode(tx, ctx.tenant.id, code)
    return promoter ? presentPartner(ctx, tx, promoter) : fail('promoterCode')
  })
}

const EVENT_LINKS =
  "select code, type, target_id from dist_link where tenant_id = $1 and promoter_id = $2 and type = 'event' order by created_at desc limit 20"

/** Returns a promoter's public page for events: those that they made links to and that are to come. */
export function readEventPartner(ctx: Ctx, code: string): Promise<(PartnerPage & { events: DistLink[] }) | Failure> {
  return ctx.db.read(async (tx) => {
    const promoter = await findByCode(tx, ctx.tenant.id, code)
    if (!promoter) return fail('promoterCode')
    const partner = await presentPartner(ctx, tx, promoter)
    const events: DistLink[] = []
    for (const link of await tx.rows<LinkRow>(EVENT_LINKS, [ctx.tenant.id, promoter.id])) {
      const goods = await findGoods(ctx, tx, link)
      if (goods) events.push(presentLink(ctx, link, goods, partner.name))
    }
    return { ...partner, events }
  })
}

/** Returns the promoted goods and the promoter of a link. */
export function readIntro(ctx: Ctx, type: GoodsType, code: string): Promise<DistIntro | Failure> {
  return ctx.db.read(async (tx) => {
    const promoter = await findByCode(tx, ctx.tenant.id, code)
    const [link] = await tx.rows<LinkRow>(
      'select code, type, target_id from dist_link where tenant_id = $1 and code = $2 and type = $3',
      [ctx.tenant.id, code, type],
    )
    const goods = link ? await findGoods(ctx, tx, link) : null
    if (!promoter || !link || !goods) return fail('promoterCode')
    const partner = await presentPartner(ctx, tx, promoter)
    return { link: presentLink(ctx, link, goods, partner.name), partner, description: goods.description }
  })
}

const TEAM = `with recursive team as (
    select p.id, p.user_id, p.created_at, 1 as level from promoter p where p.tenant_id = $1 and p.parent_id = $2 and p.status in ('active', 'suspended')
    union all select p.id, p.user_id, p.created_at, 2 from team m join promoter p on p.tenant_id = $1 and p.parent_id = m.id and p.status in ('active', 'suspended')
      where m.level = 1 and $3)
  select a.name, m.level, m.created_at, ${pictureSql('a.avatar_id')} as avatar,
    (select count(distinct i.order_id)::int from dist_income i where i.tenant_id = $1 and i.promoter_id = m.id and i.state <> 'reserved') as orders,
    (count(*) over ())::int as count
  from team m join account a on a.tenant_id = $1 and a.id = m.user_id where $4::int is null or m.level = $4 order by m.created_at desc, m.id limit $5 offset $6`

interface TeamRow {
  name: string
  level: number
  created_at: string
  avatar: PictureRow | null
  orders: number
  count: number
}

/**
 * Promoters who came through this one. Nothing is paid for how many they are, or for what they sell beyond the levels.
 */
export function listTeam(
  ctx: UserCtx,
  { level = null, limit = 20, offset = 0 }: Partial<Slice> & { level?: number | null },
): Promise<Page<TeamMember> | Failure> {
  return ctx.db.read(async (tx) => {
    const promoter = await requirePromoter(ctx, tx)
    if (promoter instanceof Failure) return promoter
    const { has_second_level } = await findSetting(tx, ctx.tenant.id)
    const rows = await tx.rows<TeamRow>(TEAM, [ctx.tenant.id, promoter.id, has_second_level, level, limit, offset])
    return {
      count: rows[0]?.count ?? 0,
      results: rows.map((row) => ({
        name: row.name,
        avatar: pictureOf(ctx.ports.storage, row.avatar),
        level: row.level,
        orders: row.orders,
        created: new Date(row.created_at).toISOString(),
      })),
    }
  })
}
