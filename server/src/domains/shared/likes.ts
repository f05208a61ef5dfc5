import { fail, type Failure } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'

/**
 * Something that people like: its table, the table with one row a person and thing, and the column there that names it.
 */
interface Likable {
  readonly table: string
  readonly likes: string
  readonly column: string
  /** Condition on rows `t` that the caller may like; `$1` is the tenant, `$2` the user, `$4` now. */
  readonly visible: string
}

export interface Liked {
  is_liked: boolean
  like_count: number
}

/**
 * A like and the number of likes change in one statement, so that taps at once, in any number, count once each user.
 * Locks the target of the like first, so that it can neither go nor become invisible between the two.
 */
export function likesOf({ table, likes, column, visible }: Likable) {
  const visibleRow = `with seen as (select t.tenant_id, t.id from ${table} t
    where t.tenant_id = $1 and t.id = $3 and $2::bigint is not null and $4::timestamptz is not null and ${visible} for no key update)`
  const count = (
    sign: '+' | '-',
  ) => `update ${table} t set like_count = t.like_count ${sign} (select count(*) from changed) from seen s
    where t.tenant_id = $1 and t.id = s.id returning t.like_count`
  const like = `${visibleRow}, changed as (insert into ${likes} (tenant_id, ${column}, user_id, created_at)
    select s.tenant_id, s.id, $2, $4 from seen s on conflict do nothing returning 1) ${count('+')}`
  const unlike = `${visibleRow}, changed as (delete from ${likes} k using seen s
    where k.tenant_id = $1 and k.${column} = s.id and k.user_id = $2 returning 1) ${count('-')}`
  return {
    /** Likes it, or takes the like back; asking twice changes nothing. */
    async set(ctx: UserCtx, id: number, is_liked: boolean): Promise<Liked | Failure> {
      const values = [ctx.tenant.id, ctx.user.id, id, ctx.now]
      const [row] = await ctx.db.tx((tx) =>
        tx.rows<{ like_count: number }>(is_liked ? like : unlike, values, is_liked ? likes : `${likes}_back`),
      )
      return row ? { is_liked, like_count: row.like_count } : fail('notFound')
    },
    /** Whether `t` is liked by the user whose id is the parameter `user`. */
    isLikedBy: (user: string) =>
      `exists (select 1 from ${likes} k where k.tenant_id = $1 and k.${column} = t.id and k.user_id = ${user})`,
    /** Whether `t` is liked by the person whose uuid is the parameter `uuid`. */
    isLikedByPerson: (
      uuid: string,
    ) => `exists (select 1 from ${likes} k join account w on w.tenant_id = $1 and w.id = k.user_id
      where k.tenant_id = $1 and k.${column} = t.id and w.uuid = ${uuid})`,
  }
}
