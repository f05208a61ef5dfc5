import type { ListQuery, Page, SearchPage } from '@storefront/contract/entities/common'
import type { TopicBrief, TopicDetail } from '@storefront/contract/entities/community/topic'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { cleanHtml } from '../../../lib/html'
import { type Liked, likesOf } from '../../shared/likes'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { pictureOf, type PictureRow, picturesSql } from '../../../lib/picture'
import { commentCount } from '../comment/record'
import { inCategory, narrow, type Selection, type Slice } from '../../../db/selection'
import { withSuggestion } from '../../../db/with-suggestion'

interface TopicRow extends AuthorRow {
  id: number
  title: string
  abstract: string
  author_name: string
  category_id: number | null
  category_name: string | null
  published_at: string
  created_at: string
  hits: number
  like_count: number
  pictures: PictureRow[]
}

const COLUMNS = `t.id, t.title, t.abstract, t.author_name, t.category_id, c.name as category_name, t.published_at, t.created_at, t.hits, t.like_count,
  ${picturesSql('t.attachments')} as pictures, ${AUTHOR_COLUMNS}`
const JOINS = `left join topic_category c on c.tenant_id = $1 and c.id = t.category_id ${AUTHOR_JOIN}`

const NEWEST = 't.published_at desc, t.id desc'

const shape: QueryShape = {
  table: 'topic',
  columns: COLUMNS,
  joins: JOINS,
  orderings: { '-published': NEWEST, '-hits': 't.hits desc, t.id desc', '-like_count': 't.like_count desc, t.id desc' },
  search: [],
  searchIndex: indexOf('topic'),
  moment: 't.published_at',
}

function brief(ctx: Ctx, row: TopicRow): TopicBrief {
  const { id, title, abstract, hits, like_count } = row
  return {
    id,
    ctype: 'circle.topic',
    title,
    abstract,
    author: authorOf(ctx, row, row.author_name),
    published: new Date(row.published_at).toISOString(),
    created: new Date(row.created_at).toISOString(),
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    hits,
    like_count,
    attachments: row.pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? []),
  }
}

/** Topics that are out: active, and published by now. */
function activeTopics(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where('t.is_active').where(`t.published_at <= ${sql.param(ctx.now)}`)
}

async function present(ctx: Ctx, sql: ListSql, order: string, page: Partial<Slice>): Promise<Page<TopicBrief>> {
  const { count, results } = await ctx.db.read((tx) => runList<TopicRow>(tx, sql, shape, order, page))
  return { count, results: results.map((row) => brief(ctx, row)) }
}

type TopicsQuery = ListQuery & { category?: number; user?: string; liked_by?: string }

async function findTopics(ctx: Ctx, query: TopicsQuery): Promise<Page<TopicBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-published')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = activeTopics(ctx)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  if (query.user !== undefined)
    sql.where(`t.user_id = (select w.id from account w where w.tenant_id = $1 and w.uuid = ${sql.param(query.user)})`)
  if (query.category !== undefined) sql.where(`t.category_id = ${sql.param(query.category)}`)
  if (query.liked_by !== undefined) sql.where(likes.isLikedByPerson(sql.param(query.liked_by)))
  return present(ctx, sql, order, query)
}

/** Topics, the newest first. */
export const listTopics = (ctx: Ctx, query: TopicsQuery): Promise<SearchPage<TopicBrief> | Failure> =>
  withSuggestion(ctx, 'topic', query, (search) => findTopics(ctx, search))

/** Topics of a module; they have no tags. */
export async function topicsOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<TopicBrief>> {
  const sql = activeTopics(ctx)
  if (selection.category) inCategory(sql, 't.category_id', 'topic_category', selection.category)
  return present(ctx, sql, narrow(sql, shape, selection, NEWEST), page)
}

const likes = likesOf({
  table: 'topic',
  likes: 'topic_like',
  column: 'topic_id',
  visible: 't.is_active and t.published_at <= $4',
})

const ONE = `select ${COLUMNS}, t.content, ${likes.isLikedBy('$4')} as is_liked, ${commentCount('topic')} as comment_count from topic t ${JOINS} where t.tenant_id = $1 and t.id = $2 and t.is_active and t.published_at <= $3`

interface ReaderRow {
  content: string
  is_liked: boolean
  comment_count: number
}

/** Returns one topic that is out; `isRead` counts a hit. */
async function loadTopic(ctx: Ctx, id: number, isRead: boolean): Promise<TopicDetail | Failure> {
  const row = await ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<TopicRow & ReaderRow>(ONE, [ctx.tenant.id, id, ctx.now, ctx.user?.id ?? 0], 'topic_one')
    if (row && isRead)
      await tx.rows(
        'update topic set hits = hits + 1 where tenant_id = $1 and id = $2',
        [ctx.tenant.id, id],
        'topic_hit',
      )
    return row
  })
  if (!row) return fail('notFound')
  return {
    ...brief(ctx, row),
    content: cleanHtml(row.content),
    is_liked: row.is_liked,
    comment_count: row.comment_count,
  }
}

/** Returns one topic that is out. Reading it counts a hit. */
export const readTopic = (ctx: Ctx, id: number): Promise<TopicDetail | Failure> => loadTopic(ctx, id, true)

/** Returns the same without a hit: for the document that a browser loads first, whose reader asks for it once more. */
export const findTopic = (ctx: Ctx, id: number): Promise<TopicDetail | Failure> => loadTopic(ctx, id, false)

/** Likes a topic that is out, or takes the like back. */
export const likeTopic = (ctx: UserCtx, id: number, is_liked: boolean): Promise<Liked | Failure> =>
  likes.set(ctx, id, is_liked)
