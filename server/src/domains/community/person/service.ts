import type { Page } from '@storefront/contract/entities/common'
import type { ReportInput } from '@storefront/contract/entities/community/moderation'
import type { CommunitySummary, Person, PersonBrief } from '@storefront/contract/entities/community/person'
import { addMessage } from '../../account/message/add'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { AUTHOR_COLUMNS, authorOf, type AuthorRow } from '../../shared/author'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { reportPost } from '../moderation/report'
import { findPerson, followerCount, followingCount, likesReceived } from './record'

type Counts = Pick<
  Person,
  'note_count' | 'topic_count' | 'like_count' | 'follower_count' | 'following_count' | 'is_followed'
>

const COUNTS = `select
  (select count(*)::int from note n where n.tenant_id = $1 and n.user_id = $2 and n.is_active and n.status = 'approved') as note_count,
  (select count(*)::int from topic p where p.tenant_id = $1 and p.user_id = $2 and p.is_active and p.published_at <= $4) as topic_count,
  ${likesReceived('$2')} as like_count, ${followerCount('$2')} as follower_count, ${followingCount('$2')} as following_count,
  exists (select 1 from account_follow f where f.tenant_id = $1 and f.follower_id = $3 and f.followee_id = $2) as is_followed`

/** Returns a person as everybody sees them. */
export function readPerson(ctx: Ctx, uuid: string): Promise<Person | Failure> {
  return ctx.db.read(async (tx) => {
    const person = await findPerson(ctx, tx, uuid)
    if (person instanceof Failure) return person
    const [counts] = await tx.rows<Counts>(
      COUNTS,
      [ctx.tenant.id, person.id, ctx.user?.id ?? 0, ctx.now],
      'person_counts',
    )
    if (!counts) throw new Error('a person without counts')
    return { ...authorOf(ctx, person), ...counts, is_mine: person.id === ctx.user?.id }
  })
}

const FOLLOW =
  'insert into account_follow (tenant_id, follower_id, followee_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1'
const UNFOLLOW = 'delete from account_follow where tenant_id = $1 and follower_id = $2 and followee_id = $3'

/** Follows a person, or no longer; asking twice changes nothing. */
export function followPerson(
  ctx: UserCtx,
  uuid: string,
  is_followed: boolean,
): Promise<{ is_followed: boolean; follower_count: number } | Failure> {
  return ctx.db.tx(async (tx) => {
    const person = await findPerson(ctx, tx, uuid)
    if (person instanceof Failure) return person
    if (person.id === ctx.user.id) return fail('followSelf')
    const key = [ctx.tenant.id, ctx.user.id, person.id]
    const changedRows = await tx.rows(is_followed ? FOLLOW : UNFOLLOW, is_followed ? [...key, ctx.now] : key)
    if (is_followed && changedRows.length > 0)
      await addMessage(tx, ctx, person.id, { kind: 'follow', target: ctx.user.uuid, data: { name: ctx.user.name } })
    const [row] = await tx.rows<{ count: number }>(`select ${followerCount('$2')} as count`, [ctx.tenant.id, person.id])
    return { is_followed, follower_count: row?.count ?? 0 }
  })
}

/** The columns of a follow `t` for each side: the person's own, then the other account's. */
const SIDES = { followers: ['followee_id', 'follower_id'], following: ['follower_id', 'followee_id'] } as const

const shapeOf = (other: string): ListShape => ({
  table: 'account_follow',
  columns: `a.id, ${AUTHOR_COLUMNS}, exists (select 1 from account_follow f where f.tenant_id = $1 and f.follower_id = $2 and f.followee_id = a.id) as is_followed`,
  joins: `join account a on a.tenant_id = $1 and a.id = t.${other}`,
  orderings: {},
  search: [],
})

/** Lists a person's followers, or the accounts the person follows, the newest first. */
export function listFollows(
  ctx: Ctx,
  uuid: string,
  side: keyof typeof SIDES,
  page: { limit?: number; offset?: number },
): Promise<Page<PersonBrief> | Failure> {
  const [own, other] = SIDES[side]
  return ctx.db.read(async (tx) => {
    const person = await findPerson(ctx, tx, uuid)
    if (person instanceof Failure) return person
    const sql = new ListSql(ctx.tenant.id)
    sql.where(`${sql.param(ctx.user?.id ?? 0)}::bigint is not null`)
    sql.where(`t.${own} = ${sql.param(person.id)}`)
    type Row = AuthorRow & { id: number; is_followed: boolean }
    const { count, results } = await runList<Row>(tx, sql, shapeOf(other), `t.created_at desc, t.${other} desc`, page)
    return {
      count,
      results: results.map((row) => ({
        ...authorOf(ctx, row),
        is_followed: row.is_followed,
        is_mine: row.id === ctx.user?.id,
      })),
    }
  })
}

/** Reports a person's name and picture. */
export function reportPerson(ctx: UserCtx, uuid: string, input: ReportInput): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const person = await findPerson(ctx, tx, uuid)
    if (person instanceof Failure) return person
    const [row] = await tx.rows<{ avatar_id: number | null }>(
      'select avatar_id from account where tenant_id = $1 and id = $2',
      [ctx.tenant.id, person.id],
    )
    const images = row?.avatar_id ? [row.avatar_id] : []
    return reportPost(
      ctx,
      tx,
      { kind: 'profile', id: person.id, userId: person.id, text: person.author_account ?? '', images },
      input,
    )
  })
}

const SUMMARY = `select (select count(*)::int from note n where n.tenant_id = $1 and n.user_id = $2) as note_count,
  (select count(*)::int from threaded_comment c where c.tenant_id = $1 and c.user_id = $2 and c.status <> 'removed') as comment_count,
  ${likesReceived('$2')} as like_count, (select count(*)::int from note_like k where k.tenant_id = $1 and k.user_id = $2) as liked_count,
  ${followerCount('$2')} as follower_count, ${followingCount('$2')} as following_count,
  (select count(*)::int from threaded_comment c where c.tenant_id = $1 and c.addressee_id = $2 and c.user_id <> $2 and c.status = 'approved'
    and c.created_at > coalesce((select a.replies_read_at from account a where a.tenant_id = $1 and a.id = $2), 'epoch')) as reply_count,
  (select count(*)::int from feedback b where b.tenant_id = $1 and b.user_id = $2) as feedback_count`

/** Counts of the user centre. */
export async function readSummary(ctx: UserCtx): Promise<CommunitySummary> {
  const [row] = await ctx.db.read((tx) =>
    tx.rows<CommunitySummary>(SUMMARY, [ctx.tenant.id, ctx.user.id], 'community_summary'),
  )
  if (!row) throw new Error('a summary without a row')
  return row
}
