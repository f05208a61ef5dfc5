import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { AUTHOR_COLUMNS, type AuthorRow } from '../../shared/author'

export interface PersonRow extends AuthorRow {
  id: number
  removed_at: string | null
}

const ONE = `select a.id, a.removed_at, ${AUTHOR_COLUMNS} from account a where a.tenant_id = $1 and (a.uuid = $2 or a.auid = $2)`

/** Returns a person of the site by uuid or by short public id (spec 2.2); accountRemoved of one who is gone. */
export async function findPerson(ctx: Ctx, tx: Connection, guid: string): Promise<PersonRow | Failure> {
  const [row] = await tx.rows<PersonRow>(ONE, [ctx.tenant.id, guid], 'person_one')
  if (!row) return fail('notFound')
  return row.removed_at === null ? row : fail('accountRemoved')
}

/** SQL for what a person's posts received, of those that everybody sees; `user` is the person's id. */
export const likesReceived = (user: string): string => `((select coalesce(sum(n.like_count), 0) from note n
    where n.tenant_id = $1 and n.user_id = ${user} and n.is_active and n.status = 'approved')
  + (select coalesce(sum(p.like_count), 0) from topic p where p.tenant_id = $1 and p.user_id = ${user} and p.is_active)
  + (select coalesce(sum(k.like_count), 0) from threaded_comment k where k.tenant_id = $1 and k.user_id = ${user} and k.status = 'approved'))::int`

export const followerCount = (user: string): string =>
  `(select count(*)::int from account_follow f where f.tenant_id = $1 and f.followee_id = ${user})`
export const followingCount = (user: string): string =>
  `(select count(*)::int from account_follow f where f.tenant_id = $1 and f.follower_id = ${user})`
