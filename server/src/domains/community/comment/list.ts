import type { Page } from '@storefront/contract/entities/common'
import type {
  CommentThread,
  OwnComment,
  TargetKey,
  ThreadedComment,
} from '@storefront/contract/entities/community/comment'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { type ListShape, type ListSql, orderingOf, runList } from '../../../db/list'
import {
  COMMENT_COLUMNS,
  COMMENT_JOINS,
  type CommentRow,
  OWN_COLUMNS,
  presentComment,
  presentOwn,
  presentSubject,
  ROOT_COLUMNS,
  VISIBLE,
} from './presenter'
import type { ReplyRow } from './record'
import { findTarget, findTargetById, viewerList, viewerParams } from './target'

const shapeOf = (columns: string): ListShape => ({
  table: 'threaded_comment',
  columns,
  joins: COMMENT_JOINS,
  orderings: { '-created': 't.id desc', created: 't.id', '-like_count': 't.like_count desc, t.id desc' },
  search: [],
})
const ROOTS: ListShape = { ...shapeOf(ROOT_COLUMNS), countsAll: true }
const PLAIN = shapeOf(COMMENT_COLUMNS)
const OWN = shapeOf(OWN_COLUMNS)

interface Slice {
  limit?: number
  offset?: number
}

/** Roots of what a key names, with their first answers. */
export async function listComments(
  ctx: Ctx,
  query: TargetKey & Slice & { ordering?: string },
): Promise<Page<ThreadedComment> | Failure> {
  const order = orderingOf(ROOTS, query.ordering ?? '-created')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  return ctx.db.read(async (tx) => {
    const target = await findTarget(ctx, tx, query.target, query.key)
    if (!target) return fail('commentTargetGone')
    const sql = viewerList(ctx)
    sql
      .where(`t.target = ${sql.param(query.target)}`)
      .where(`t.target_id = ${sql.param(target.id)}`)
      .where('t.root_id is null')
      .where(VISIBLE)
    const { count, results } = await runList<CommentRow & { replies: ReplyRow[] }>(tx, sql, ROOTS, order, query)
    return { count, results: results.map((row) => presentComment(ctx, row)) }
  })
}

/** Returns one's own comments on one thing. */
export function listOwnOn(
  ctx: UserCtx,
  { target: kind, key }: TargetKey,
  page: Slice,
): Promise<Page<ThreadedComment> | Failure> {
  return ctx.db.read(async (tx) => {
    const target = await findTarget(ctx, tx, kind, key)
    if (!target) return fail('commentTargetGone')
    const sql = viewerList(ctx).where("t.user_id = $2 and t.status <> 'removed'")
    sql.where(`t.target = ${sql.param(kind)}`).where(`t.target_id = ${sql.param(target.id)}`)
    const { count, results } = await runList<CommentRow>(tx, sql, PLAIN, 't.id desc', page)
    return { count, results: results.map((row) => presentComment(ctx, row)) }
  })
}

type OwnRow = CommentRow & { subject: { key: string; title: string } | null }

async function listOwn(ctx: UserCtx, tx: Connection, sql: ListSql, page: Slice): Promise<Page<OwnComment>> {
  const { count, results } = await runList<OwnRow>(tx, sql, OWN, 't.id desc', page)
  return { count, results: results.map((row) => presentOwn(ctx, row)) }
}

/** Returns all of one's own comments; of articles alone, or of one of them. */
export function listMyComments(
  ctx: UserCtx,
  page: Slice,
  only: { target?: 'article'; id?: number } = {},
): Promise<Page<OwnComment>> {
  const sql = viewerList(ctx).where("t.user_id = $2 and t.status <> 'removed'")
  if (only.target) sql.where(`t.target = ${sql.param(only.target)}`)
  if (only.id !== undefined) sql.where(`t.target_id = ${sql.param(only.id)}`)
  return ctx.db.read((tx) => listOwn(ctx, tx, sql, page))
}

/** Answers that others gave; looking at the first page makes them old. */
export function listReceived(ctx: UserCtx, page: Slice): Promise<Page<OwnComment>> {
  const sql = viewerList(ctx).where("t.addressee_id = $2 and t.user_id <> $2 and t.status = 'approved'")
  return ctx.db.tx(async (tx) => {
    if (!page.offset)
      await tx.rows('update account set replies_read_at = $3 where tenant_id = $1 and id = $2', [
        ctx.tenant.id,
        ctx.user.id,
        ctx.now,
      ])
    return listOwn(ctx, tx, sql, page)
  })
}

const ONE = `select ${COMMENT_COLUMNS} from threaded_comment t ${COMMENT_JOINS}
  where t.tenant_id = $1 and $3::timestamptz is not null and $4::boolean is not null and t.id = $5 and ${VISIBLE}`

/** Finds a comment as the caller may see it, if its target is visible to them. */
export async function findComment(ctx: Ctx, tx: Connection, id: number): Promise<CommentRow | null> {
  const [row] = await tx.rows<CommentRow>(ONE, [...viewerParams(ctx), id], 'comment_one')
  return row && (await findTargetById(ctx, tx, row.target, row.target_id)) ? row : null
}

/** Returns the root of the thread that a comment is in. */
async function findRoot(ctx: Ctx, tx: Connection, id: number): Promise<CommentRow | null> {
  const row = await findComment(ctx, tx, id)
  return row && row.root_id !== null ? findComment(ctx, tx, row.root_id) : row
}

/** Returns the thread of a comment, of a root or an answer. */
export function readThread(ctx: Ctx, id: number): Promise<CommentThread | Failure> {
  return ctx.db.read(async (tx) => {
    const root = await findRoot(ctx, tx, id)
    const target = root && (await findTargetById(ctx, tx, root.target, root.target_id))
    return target
      ? { subject: presentSubject(ctx, root.target, target), comment: presentComment(ctx, root) }
      : fail('commentGone')
  })
}

/** Answers of a thread, the oldest first. */
export function listReplies(ctx: Ctx, id: number, page: Slice): Promise<Page<ThreadedComment> | Failure> {
  return ctx.db.read(async (tx) => {
    const root = await findRoot(ctx, tx, id)
    if (!root) return fail('commentGone')
    const sql = viewerList(ctx).where(VISIBLE)
    sql.where(`t.root_id = ${sql.param(root.id)}`)
    const { count, results } = await runList<CommentRow>(tx, sql, PLAIN, 't.id', page)
    return { count, results: results.map((row) => presentComment(ctx, row)) }
  })
}
