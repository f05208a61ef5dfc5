import { cardState } from '@storefront/contract/domain/wallet/membership-card'
import type { Page } from '@storefront/contract/entities/common'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { MembershipCard, UserMembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { randomCode } from '../../../lib/random'
import type { Slice } from '../../../db/selection'
import { lockUser } from '../../account/profile/user'
import { findUserCard } from './user-card'

interface CardRow extends PictureRow {
  id: number
  slug: string
  name: string
  shop_name: string
  description: string
  duration_days: number | null
  percent_off: number
  is_free_shipping: boolean
  left_count: number | null
  is_held: boolean
}

/** Whether the user `$2` (0 for a visitor) owns a card `t` that is valid at `$3`. */
const HAS_CARD = `exists (select 1 from user_membership_card u where u.tenant_id = $1 and u.card_id = t.id and u.user_id = $2
  and (u.end_at is null or u.end_at > $3))`
const shape: ListShape = {
  table: 'membership_card',
  columns: `t.id, t.slug, t.name, t.shop_name, t.description, t.duration_days, t.percent_off, t.is_free_shipping, t.left_count, ${HAS_CARD} as is_held, ${PICTURE_COLUMNS}`,
  joins: 'left join image im on im.tenant_id = $1 and im.id = t.image_id',
  orderings: {},
  search: [],
}

function present(ctx: Ctx, row: CardRow): MembershipCard {
  return {
    id: row.id,
    code: row.slug,
    name: row.name,
    shop: { name: row.shop_name },
    description: row.description,
    image: pictureOf(ctx.ports.storage, row),
    duration_days: row.duration_days,
    percent_off: row.percent_off,
    is_free_shipping: row.is_free_shipping,
    available: row.left_count,
    state: cardState({ left: row.left_count, isOwned: row.is_held }),
  }
}

function offeredCards(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  // Every parameter is named in the condition, which is also counted by itself.
  sql
    .where(`${sql.param(ctx.user?.id ?? 0)}::bigint is not null`)
    .where(`${sql.param(ctx.now)}::timestamptz is not null`)
  return sql.where('t.is_active')
}

/** Returns the cards that the shop offers. */
export async function listCards(ctx: Ctx, page: Partial<Slice>): Promise<Page<MembershipCard>> {
  const { count, results } = await ctx.db.read((tx) => runList<CardRow>(tx, offeredCards(ctx), shape, 't.id', page))
  return { count, results: results.map((row) => present(ctx, row)) }
}

async function findCard(ctx: Ctx, tx: Connection, code: string): Promise<CardRow | undefined> {
  const sql = offeredCards(ctx)
  const bySlug = `t.slug = ${sql.param(code)}`
  // Content links name it by its id.
  sql.where(/^[1-9]\d{0,15}$/.test(code) ? `(${bySlug} or t.id = ${sql.param(Number(code))})` : bySlug)
  return (await runList<CardRow>(tx, sql, shape, 't.id', { limit: 1 })).results[0]
}

/** Returns a card by its code. */
export async function readCard(ctx: Ctx, code: string): Promise<MembershipCard | Failure> {
  const row = await ctx.db.read((tx) => findCard(ctx, tx, code))
  return row ? present(ctx, row) : fail('notFound')
}

const TAKE =
  'update membership_card set left_count = left_count - 1 where tenant_id = $1 and id = $2 and (left_count is null or left_count >= 1) returning 1'
const GIVE = `insert into user_membership_card (tenant_id, code, card_id, user_id, start_at, end_at, created_at)
  values ($1, $4, $2, $3, $5, $5::timestamptz + make_interval(days => $6::int), $5)`
const refusals = { out: 'cardOut', held: 'cardHeld' } as const

/**
 * Gives a user a card by its code (spec 4). What is left shrinks by one conditional statement; the user's lock makes
 * one receipt pass after the other, so that one card of a kind holds at a time.
 */
export function receiveCard(
  ctx: UserCtx,
  code: string,
): Promise<(UserMembershipCard & { flashMessages: FlashMessage[] }) | Failure> {
  return ctx.db.tx(async (tx) => {
    await lockUser(tx, ctx.tenant.id, ctx.user.id)
    const card = await findCard(ctx, tx, code)
    if (!card) return fail('notFound')
    const { state } = present(ctx, card)
    if (state !== 'open') return fail(refusals[state])
    const [takenRow] = await tx.rows(TAKE, [ctx.tenant.id, card.id], 'card_take')
    if (!takenRow) return fail('cardOut')
    const own = randomCode(12)
    await tx.rows(GIVE, [ctx.tenant.id, card.id, ctx.user.id, own, ctx.now, card.duration_days], 'card_give')
    const ownCard = await findUserCard(ctx, tx, own)
    if (!ownCard) return fail('notFound')
    const { name, shop, duration_days, end_date } = ownCard
    return { ...ownCard, flashMessages: [{ kind: 'usermcard', usermcard: { name, shop, duration_days, end_date } }] }
  })
}
