import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { PICTURE_COLUMNS, pictureOf, type PictureRow, pictureSql } from '../../../lib/picture'

export interface UserRow extends PictureRow {
  id: number
  uuid: string
  auid: string
  name: string
  avatar_id: number | null
  mobile: string | null
  email: string
  /** YYYY-MM-DD. */
  birthday: string | null
  is_follow: boolean
  language: string | null
  node: number | null
  pending_name: string | null
  pending_avatar: PictureRow | null
  perms: string[]
  promoter_code: string | null
}

const PROMOTER_CODE =
  "(select p.code from promoter p where p.tenant_id = $1 and p.user_id = a.id and p.status = 'active') as promoter_code"
export const USER_COLUMNS = `a.id, a.uuid, a.auid, a.name, a.avatar_id, a.mobile, a.email, a.birthday::text as birthday, a.is_follow, a.language, a.node, a.pending_name, ${pictureSql('a.pending_avatar_id')} as pending_avatar, a.perms,
  ${PROMOTER_CODE}, ${PICTURE_COLUMNS}`
export const USER_FROM = 'account a left join image im on im.tenant_id = $1 and im.id = a.avatar_id'

export async function findUser(tx: Connection, tenantId: number, id: number): Promise<UserRow | undefined> {
  return (
    await tx.rows<UserRow>(
      `select ${USER_COLUMNS} from ${USER_FROM} where a.tenant_id = $1 and a.id = $2`,
      [tenantId, id],
      'user_one',
    )
  )[0]
}

/** The number of pieces in the basket of account `a`. */
const BASKET_COUNT =
  "(select coalesce(sum(l.quantity), 0)::int from basket_line l where l.tenant_id = $1 and l.user_id = a.id and l.kind = 'basket') as basket_count"

/** Returns a user as its owner sees it. */
export function presentUser(ctx: Ctx, row: UserRow): UserInfo {
  return {
    uuid: row.uuid,
    auid: row.auid,
    name: row.name,
    ...(row.pending_name !== null && { pending_name: row.pending_name }),
    ...(row.pending_avatar && { pending_avatar: pictureOf(ctx.ports.storage, row.pending_avatar) }),
    avatar: pictureOf(ctx.ports.storage, row),
    mobile: row.mobile ?? '',
    ...(row.mobile && { masked_mobile: maskMobile(row.mobile) }),
    email: row.email,
    birthday: row.birthday,
    is_mobile_bind: row.mobile !== null,
    is_follow: row.is_follow,
    node: row.node,
    perms: row.perms,
    ...(row.promoter_code !== null && { promoter_code: row.promoter_code }),
  }
}

/**
 * Returns a user with their basket's count: what every client shows of whoever is here, at its start and after a login.
 */
export async function findUserWithBasket(
  ctx: Ctx,
  tx: Connection,
  id: number,
): Promise<{ user: UserInfo; basket_count: number } | undefined> {
  const [row] = await tx.rows<UserRow & { basket_count: number }>(
    `select ${USER_COLUMNS}, ${BASKET_COUNT} from ${USER_FROM} where a.tenant_id = $1 and a.id = $2`,
    [ctx.tenant.id, id],
    'user_present',
  )
  return row && { user: presentUser(ctx, row), basket_count: row.basket_count }
}

/**
 * Serialises the callers that change a user's rows, so that counted limits hold.
 * @returns false if the account was removed: no personal data may be written to it any more
 */
export async function lockUser(tx: Connection, tenantId: number, userId: number): Promise<boolean> {
  const rows = await tx.rows<{ is_removed: boolean }>(
    'select removed_at is not null as is_removed from account where tenant_id = $1 and id = $2 for no key update',
    [tenantId, userId],
  )
  return rows[0]?.is_removed === false
}

/** Name and mobile of who made an order or asked a return, `t`: what operators look for. */
export const BUYER = `(select a.name || ' ' || coalesce(a.mobile, '') from account a where a.tenant_id = $1 and a.id = t.user_id)`
