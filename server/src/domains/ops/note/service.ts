import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { NoteBrief, NoteDetail } from '@storefront/contract/entities/community/note'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import {
  NOTE_COLUMNS,
  NOTE_DETAIL_COLUMNS,
  NOTE_JOINS,
  noteBrief,
  noteDetail,
  type NoteDetailRow,
  type NoteRow,
} from '../../community/note/presenter'

/**
 * Published, or taken off by an operator. What its author made private, or never published, is the author's alone (spec
 * 6).
 */
const PUBLIC = '(t.is_active or t.taken_off_at is not null)'
const AUTHOR = '(select a.name from account a where a.tenant_id = $1 and a.id = t.user_id)'

const shape: QueryShape = {
  table: 'note',
  columns: NOTE_COLUMNS,
  joins: NOTE_JOINS,
  orderings: {
    '-published': 't.published_at desc, t.id desc',
    published: 't.published_at, t.id',
    '-like_count': 't.like_count desc, t.id desc',
  },
  search: ['t.search_text', AUTHOR],
  moment: 't.published_at',
}

/** Everybody's notes but private ones, the newest first. */
export async function listOpsNotes(
  ctx: UserCtx,
  query: ListQuery & { is_active?: boolean },
): Promise<Page<NoteBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-published')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  // `$2` is the one who asks, also in the statement that only counts.
  sql.where(`${sql.param(ctx.user.id)}::bigint is not null`).where(PUBLIC)
  if (query.is_active !== undefined) sql.where(query.is_active ? 't.is_active' : 'not t.is_active')
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<NoteRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => noteBrief(ctx, row)) }
}

const ONE = `select ${NOTE_DETAIL_COLUMNS} from note t ${NOTE_JOINS} where t.tenant_id = $1 and ${PUBLIC} and t.id = $3 and $2::bigint is not null`

async function findPublicNote(ctx: UserCtx, tx: Connection, id: number): Promise<NoteDetail | Failure> {
  const [row] = await tx.rows<NoteDetailRow>(ONE, [ctx.tenant.id, ctx.user.id, id, ctx.now], 'ops_note_one')
  return row ? noteDetail(ctx, row) : fail('notFound')
}

/** Returns one note that is published or was taken off. */
export const readOpsNote = (ctx: UserCtx, id: number): Promise<NoteDetail | Failure> =>
  ctx.db.read((tx) => findPublicNote(ctx, tx, id))

const ACTIVATE = `update note t set is_active = $3, taken_off_at = case when not $3 then coalesce(t.taken_off_at, $4::timestamptz) end
  where t.tenant_id = $1 and t.id = $2 and ${PUBLIC}`

/** Publishes a note again, or takes it off; doing so twice changes nothing. */
export function activateOpsNote(ctx: UserCtx, id: number, is_active: boolean): Promise<NoteDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(ACTIVATE, [ctx.tenant.id, id, is_active, ctx.now], 'note_take_off')
    return findPublicNote(ctx, tx, id)
  })
}
