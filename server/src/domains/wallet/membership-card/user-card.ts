import { isCardValid } from '@storefront/contract/domain/wallet/membership-card'
import type { Page } from '@storefront/contract/entities/common'
import type { UserMembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import type { Slice } from '../../../db/selection'

interface OwnRow extends PictureRow {
  id: number
  code: string
  start_at: string
  end_at: string | null
  name: string
  shop_name: string
  description: string
  duration_days: number | null
  percent_off: number
  is_free_shipping: boolean
}

const shape: ListShape = {
  table: 'user_membership_card',
  columns: `t.id, t.code, t.start_at, t.end_at, c.name, c.shop_name, c.description, c.duration_days, c.percent_off, c.is_free_shipping, ${PICTURE_COLUMNS}`,
  joins: `join membership_card c on c.tenant_id = $1 and c.id = t.card_id
    left join image im on im.tenant_id = $1 and im.id = c.image_id`,
  orderings: {},
  search: [],
}

function present(ctx: UserCtx, row: OwnRow): UserMembershipCard {
  const end = row.end_at && new Date(row.end_at).toISOString()
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    shop: { name: row.shop_name },
    description: row.description,
    image: pictureOf(ctx.ports.storage, row),
    duration_days: row.duration_days,
    percent_off: row.percent_off,
    is_free_shipping: row.is_free_shipping,
    start_date: new Date(row.start_at).toISOString(),
    end_date: end,
    is_valid: isCardValid(end, ctx.now.getTime()),
  }
}

function ownCards(ctx: UserCtx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
}

/** Returns the user's cards, valid ones first, the latest first. */
export async function listUserCards(ctx: UserCtx, page: Partial<Slice>): Promise<Page<UserMembershipCard>> {
  const sql = ownCards(ctx)
  const now = sql.param(ctx.now)
  sql.where(`${now}::timestamptz is not null`)
  const { count, results } = await ctx.db.read((tx) =>
    runList<OwnRow>(tx, sql, shape, `coalesce(t.end_at <= ${now}, false), t.id desc`, page),
  )
  return { count, results: results.map((row) => present(ctx, row)) }
}

/** Returns one of the user's cards on a connection of the caller's. */
export async function findUserCard(
  ctx: UserCtx,
  tx: Connection,
  code: string,
): Promise<UserMembershipCard | undefined> {
  const sql = ownCards(ctx)
  sql.where(`t.code = ${sql.param(code)}`)
  const [row] = (await runList<OwnRow>(tx, sql, shape, 't.id', { limit: 1 })).results
  return row && present(ctx, row)
}

/** Returns one of the user's cards by its own code. */
export async function readUserCard(ctx: UserCtx, code: string): Promise<UserMembershipCard | Failure> {
  return (await ctx.db.read((tx) => findUserCard(ctx, tx, code))) ?? fail('notFound')
}
