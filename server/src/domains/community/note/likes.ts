import type { Author } from '@storefront/contract/entities/account/user'
import type { Page } from '@storefront/contract/entities/common'
import type { ReportInput } from '@storefront/contract/entities/community/moderation'
import type { NoteSummary } from '@storefront/contract/entities/community/note'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { reportPost } from '../moderation/report'
import { findNote } from './service'

const shape: ListShape = {
  table: 'note_like',
  columns: AUTHOR_COLUMNS,
  joins: AUTHOR_JOIN,
  orderings: {},
  search: [],
  countsAll: true,
}
/** The number of avatars beside the number of likes. */
const LATEST = 8

/** Lists the users who like a note that the caller can read, the newest first. */
export function listNoteLikes(
  ctx: Ctx,
  id: number,
  page: { limit?: number; offset?: number },
): Promise<Page<Author> | Failure> {
  return ctx.db.read(async (tx) => {
    const note = await findNote(ctx, tx, id)
    if (note instanceof Failure) return note
    const sql = new ListSql(ctx.tenant.id)
    sql.where(`t.note_id = ${sql.param(id)}`)
    const { count, results } = await runList<AuthorRow>(tx, sql, shape, 't.created_at desc, t.user_id desc', page)
    return { count, results: results.map((row) => authorOf(ctx, row)) }
  })
}

export const listLatestLikes = (ctx: Ctx, id: number): Promise<Page<Author> | Failure> =>
  listNoteLikes(ctx, id, { limit: LATEST })

const SUMMARY = `select count(*)::int as count, (count(*) filter (where is_active))::int as published, (count(*) filter (where not is_active))::int as private,
  (count(*) filter (where status = 'pending'))::int as pending, coalesce(sum(like_count), 0)::int as like_count, coalesce(sum(hits), 0)::int as hits
  from note where tenant_id = $1 and user_id = $2`
const NONE: NoteSummary = { count: 0, published: 0, private: 0, pending: 0, like_count: 0, hits: 0 }

/** Counts of one's own notes. */
export async function readNoteSummary(ctx: UserCtx): Promise<NoteSummary> {
  const [row] = await ctx.db.read((tx) => tx.rows<NoteSummary>(SUMMARY, [ctx.tenant.id, ctx.user.id], 'note_summary'))
  return row ?? NONE
}

const TEXT = `select user_id, title || E'\\n' || content as text, images from note where tenant_id = $1 and id = $2`

/** Reports a note that the caller can read. */
export function reportNote(ctx: UserCtx, id: number, input: ReportInput): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const note = await findNote(ctx, tx, id)
    if (note instanceof Failure) return note
    const [row] = await tx.rows<{ user_id: number; text: string; images: number[] }>(TEXT, [ctx.tenant.id, id])
    return row
      ? reportPost(ctx, tx, { kind: 'note', id, userId: row.user_id, text: row.text, images: row.images }, input)
      : fail('notFound')
  })
}
