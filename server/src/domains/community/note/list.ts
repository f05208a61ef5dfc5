import type { ListQuery, Page, SearchPage } from '@storefront/contract/entities/common'
import type { NoteBrief } from '@storefront/contract/entities/community/note'
import type { Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { narrow, type Selection, type Slice } from '../../../db/selection'
import { withSuggestion } from '../../../db/with-suggestion'
import { NOTE_COLUMNS, NOTE_JOINS, noteBrief, type NoteRow, VISIBLE_SINCE } from './presenter'

/** Returns a list of notes by the moment that `at` gives each of them. */
const shapeBy = (at: string): QueryShape => ({
  table: 'note',
  columns: NOTE_COLUMNS,
  joins: NOTE_JOINS,
  orderings: {
    '-published': `${at} desc, t.id desc`,
    '-hits': 't.hits desc, t.id desc',
    '-like_count': 't.like_count desc, t.id desc',
  },
  search: [],
  searchIndex: indexOf('note'),
  moment: at,
})

/** Notes as a list asks for them: where they begin, and how they are ordered. */
interface Notes {
  sql: ListSql
  shape: QueryShape
}

/** The shape of published notes, ordered by their publication time, which has an index. */
const PUBLISHED = shapeBy('t.published_at')
/** The author's own list includes unpublished notes. */
const OWN = shapeBy(VISIBLE_SINCE)

/** Returns the query of all notes of the site; `$2` is the caller. */
function notesQuery(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  // Named in the condition, which is also counted by itself.
  return sql.where(`${sql.param(ctx.user?.id ?? 0)}::bigint is not null`)
}

const publishedNotes = (ctx: Ctx): Notes => ({
  sql: notesQuery(ctx).where("t.is_active and t.status = 'approved'"),
  shape: PUBLISHED,
})
const own = (ctx: UserCtx): Notes => ({ sql: notesQuery(ctx).where('t.user_id = $2'), shape: OWN })

function publishedBy(ctx: Ctx, uuid: string | undefined): Notes {
  const notes = publishedNotes(ctx)
  if (uuid !== undefined)
    notes.sql.where(
      `t.user_id = (select w.id from account w where w.tenant_id = $1 and w.uuid = ${notes.sql.param(uuid)})`,
    )
  return notes
}

async function present(ctx: Ctx, { sql, shape }: Notes, order: string, page: Partial<Slice>): Promise<Page<NoteBrief>> {
  const { count, results } = await ctx.db.read((tx) => runList<NoteRow>(tx, sql, shape, order, page))
  return { count, results: results.map((row) => noteBrief(ctx, row)) }
}

async function queryNotes(ctx: Ctx, notes: Notes, query: ListQuery): Promise<Page<NoteBrief> | Failure> {
  const order = orderingOf(notes.shape, query.ordering ?? '-published')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  return applyQuery(ctx, notes.sql, notes.shape, query) ?? present(ctx, notes, order, query)
}

/** Notes of a module, the newest first unless it says otherwise. */
function selectedNotes(ctx: Ctx, notes: Notes, selection: Selection, page: Slice): Promise<Page<NoteBrief>> {
  const newest = orderingOf(notes.shape, '-published') ?? ''
  return present(ctx, notes, narrow(notes.sql, notes.shape, selection, newest), page)
}

interface NoteFilters {
  user?: string
  liked_by?: string
  topic?: number
  product?: number
}

const LIKED =
  'select 1 from note_like k join account w on w.tenant_id = $1 and w.id = k.user_id where k.tenant_id = $1 and k.note_id = t.id'

type NotesQuery = ListQuery & NoteFilters

function findNotes(ctx: Ctx, query: NotesQuery): Promise<Page<NoteBrief> | Failure> {
  const notes = publishedBy(ctx, query.user)
  const { sql } = notes
  if (query.liked_by !== undefined) sql.where(`exists (${LIKED} and w.uuid = ${sql.param(query.liked_by)})`)
  if (query.topic !== undefined) sql.where(`t.topic_ids @> array[${sql.param(query.topic)}::bigint]`)
  if (query.product !== undefined) sql.where(`t.product_ids @> array[${sql.param(query.product)}::bigint]`)
  return queryNotes(ctx, notes, query)
}

/** Published notes: of one author or liked by one person by uuid, or that mention a topic or a product. */
export const listNotes = (ctx: Ctx, query: NotesQuery): Promise<SearchPage<NoteBrief> | Failure> =>
  withSuggestion(ctx, 'note', query, (search) => findNotes(ctx, search))

/** Published notes of the people whom the caller follows. */
export function listFollowedNotes(ctx: UserCtx, page: Partial<Slice>): Promise<Page<NoteBrief>> {
  const notes = publishedNotes(ctx)
  notes.sql.where(
    't.user_id in (select f.followee_id from account_follow f where f.tenant_id = $1 and f.follower_id = $2)',
  )
  return present(ctx, notes, orderingOf(notes.shape, '-published') ?? '', page)
}

/** Returns the caller's notes, published and private or one kind. */
export function listMyNotes(
  ctx: UserCtx,
  query: ListQuery & { is_active?: boolean },
): Promise<Page<NoteBrief> | Failure> {
  const notes = own(ctx)
  if (query.is_active !== undefined) notes.sql.where(query.is_active ? 't.is_active' : 'not t.is_active')
  return queryNotes(ctx, notes, query)
}

/** Published notes of a module, of one author by its `user`. */
export const notesOf = (ctx: Ctx, selection: Selection, page: Slice): Promise<Page<NoteBrief>> =>
  selectedNotes(ctx, publishedBy(ctx, selection.user), selection, page)

/** Returns the one note of a module: the first that it names, or the newest. */
export async function noteOf(ctx: Ctx, { ids, ...selection }: Selection, page: Slice): Promise<Page<NoteBrief>> {
  const { count, results } = await notesOf(ctx, ids ? { ...selection, ids: ids.slice(0, 1) } : selection, {
    limit: 1,
    offset: 0,
  })
  return { count: Math.min(count, 1), results: page.offset === 0 ? results : [] }
}

const isUser = (ctx: Ctx): ctx is UserCtx => ctx.user !== null

/** Notes of one user: what the module's `user` has published, else all of the caller's own; none for a visitor. */
export async function userNotesOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<NoteBrief>> {
  if (selection.user !== undefined) return notesOf(ctx, selection, page)
  return isUser(ctx) ? selectedNotes(ctx, own(ctx), selection, page) : { count: 0, results: [] }
}
