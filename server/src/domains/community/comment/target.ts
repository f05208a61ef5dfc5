import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection, Param } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { ListSql } from '../../../db/list'

/**
 * A target of comments, as SQL over its table `x`. `$1` is the tenant, `$2` the caller's id (0 for a visitor), `$3`
 * now, `$4` whether the caller can read orders of others.
 */
interface TargetRow {
  readonly table: string
  readonly title: string
  /** The owner, who is notified of comments. */
  readonly owner: string
  readonly visible: string
  /** The column that names it beside its id. */
  readonly name?: 'slug' | 'number'
}

export const targets: Readonly<Record<CommentTarget, TargetRow>> = {
  article: {
    table: 'article',
    title: 'x.title',
    owner: 'null::bigint',
    visible: 'x.is_active and x.published_at <= $3',
  },
  note: {
    table: 'note',
    title: 'x.title',
    owner: 'x.user_id',
    visible: "((x.is_active and x.status = 'approved') or x.user_id = $2)",
    name: 'slug',
  },
  topic: { table: 'topic', title: 'x.title', owner: 'x.user_id', visible: 'x.is_active and x.published_at <= $3' },
  event: { table: 'event', title: 'x.name', owner: 'null::bigint', visible: 'x.is_active', name: 'slug' },
  product: { table: 'product', title: 'x.name', owner: 'null::bigint', visible: 'x.is_active' },
  order: {
    table: 'shop_order',
    title: 'x.number',
    owner: 'x.user_id',
    visible: '(x.user_id = $2 or $4)',
    name: 'number',
  },
  delivery: {
    table: 'order_delivery',
    title: 'x.number',
    owner: '(select o.user_id from shop_order o where o.tenant_id = $1 and o.id = x.order_id)',
    visible:
      '($4 or exists (select 1 from shop_order o where o.tenant_id = $1 and o.id = x.order_id and o.user_id = $2))',
    name: 'number',
  },
  review: {
    table: 'product_comment',
    title: '(select l.product_name from order_line l where l.tenant_id = $1 and l.id = x.line_id)',
    owner: 'x.user_id',
    visible: "(x.status = 'approved' or x.user_id = $2)",
  },
}

/** Values of `$1` to `$4`, and a condition that names all of them: a statement may not leave a value out. */
export const viewerParams = (ctx: Ctx): [tenantId: number, ...viewer: Param[]] => [
  ctx.tenant.id,
  ctx.user?.id ?? 0,
  ctx.now,
  hasPermission(ctx.perms, permissions.changeOrder),
]
export const VIEWER = '$2::bigint is not null and $3::timestamptz is not null and $4::boolean is not null'

/** Returns the query of comments `t` that the caller may see. */
export function viewerList(ctx: Ctx): ListSql {
  const [tenantId, ...viewer] = viewerParams(ctx)
  const sql = new ListSql(tenantId)
  for (const value of viewer) sql.param(value)
  return sql.where(VIEWER)
}

const keyOf = ({ name }: TargetRow) => (name === 'number' ? 'x.number' : 'x.id::text')

/** The subject of comment `t` as JSON {key, title}; null if it is gone, or not visible to the caller. */
export const SUBJECT = `case t.target ${Object.entries(targets)
  .map(
    ([target, row]) =>
      `when '${target}' then (select json_build_object('key', ${keyOf(row)}, 'title', ${row.title}) from ${row.table} x
      where x.tenant_id = $1 and x.id = t.target_id and ${row.visible})`,
  )
  .join(' ')} end`

/** Something that is there to be commented on. */
export interface Target {
  target: CommentTarget
  id: number
  key: string
  title: string
  ownerId: number | null
}

const isId = (key: string) => /^[1-9]\d{0,15}$/.test(key)

async function selectTarget(
  ctx: Ctx,
  tx: Connection,
  target: CommentTarget,
  by: 'id' | 'name',
  value: Param,
): Promise<Target | null> {
  const row = targets[target]
  const column = by === 'id' ? 'id' : row.name
  const text = `select x.id, ${keyOf(row)} as key, ${row.title} as title, ${row.owner} as owner from ${row.table} x
    where x.tenant_id = $1 and ${VIEWER} and x.${column} = $5 and ${row.visible}`
  const [subject] = await tx.rows<{ id: number; key: string; title: string | null; owner: number | null }>(text, [
    ...viewerParams(ctx),
    value,
  ])
  return subject
    ? { target, id: subject.id, key: subject.key, title: subject.title ?? '', ownerId: subject.owner }
    : null
}

/**
 * Finds the target that a key names: an id if the key is digits, else a slug; orders and parcels always go by number.
 */
export async function findTarget(ctx: Ctx, tx: Connection, target: CommentTarget, key: string): Promise<Target | null> {
  const { name } = targets[target]
  if (name !== 'number' && isId(key)) return selectTarget(ctx, tx, target, 'id', Number(key))
  return name ? selectTarget(ctx, tx, target, 'name', key) : null
}

export const findTargetById = (ctx: Ctx, tx: Connection, target: CommentTarget, id: number): Promise<Target | null> =>
  selectTarget(ctx, tx, target, 'id', id)
