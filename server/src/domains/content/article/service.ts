import type { Translations } from '@storefront/contract/domain/content/translation'
import type { ListQuery, Page, SearchPage } from '@storefront/contract/entities/common'
import type { ArticleBrief, ArticleCategory, ArticleDetail } from '@storefront/contract/entities/content/article'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { commentCount } from '../../community/comment/record'
import { cleanHtml } from '../../../lib/html'
import { type Liked, likesOf } from '../../shared/likes'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { inLanguage, shortTranslations, type TranslatedRow, wordsIn } from '../../../lib/translation'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { inCategory, narrow, type Selection, type Slice } from '../../../db/selection'
import { withSuggestion } from '../../../db/with-suggestion'

export interface ArticleRow extends PictureRow, TranslatedRow {
  id: number
  title: string
  abstract: string
  author_name: string
  author_uuid: string | null
  category_id: number | null
  category_name: string | null
  category_translations: Translations | null
  published_at: string
  hits: number
  like_count: number
}

export const ARTICLE_COLUMNS = `t.id, t.title, t.abstract, t.author_name, a.uuid as author_uuid, t.category_id, c.name as category_name, c.translations as category_translations, ${shortTranslations('t')} as translations, t.published_at, t.hits, t.like_count, ${PICTURE_COLUMNS}`
export const ARTICLE_JOINS = `left join article_category c on c.tenant_id = $1 and c.id = t.category_id
  left join account a on a.tenant_id = $1 and a.id = t.user_id and a.removed_at is null
  left join image im on im.tenant_id = $1 and im.id = t.main_image_id`

export const articleShape: QueryShape = {
  table: 'article',
  columns: ARTICLE_COLUMNS,
  joins: ARTICLE_JOINS,
  orderings: {
    '-published': 't.published_at desc, t.id desc',
    published: 't.published_at, t.id',
    '-hits': 't.hits desc, t.id desc',
    '-like_count': 't.like_count desc, t.id desc',
    '-id': 't.id desc',
    id: 't.id',
  },
  search: [],
  searchIndex: indexOf('article'),
  moment: 't.published_at',
}

/** Returns an article on a card as staff edit it, in the main language. */
export function articleBrief(ctx: Ctx, row: ArticleRow): ArticleBrief {
  return {
    id: row.id,
    ctype: 'post.article',
    title: row.title,
    abstract: row.abstract,
    author: { name: row.author_name, ...(row.author_uuid !== null && { uuid: row.author_uuid }) },
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    main_image: pictureOf(ctx.ports.storage, row),
    published: new Date(row.published_at).toISOString(),
    hits: row.hits,
    like_count: row.like_count,
  }
}

/** Returns an article on a card of the shop, in the language of the request. */
export function articleCard(ctx: Ctx, row: ArticleRow): ArticleBrief {
  const category = { name: row.category_name ?? '', translations: row.category_translations }
  const { name: category_name } = inLanguage(ctx, 'articlecategory', category)
  return articleBrief(ctx, { ...inLanguage(ctx, 'article', row), category_name })
}

/** Articles that are out: active, and published by now. */
function activeArticles(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where('t.is_active').where(`t.published_at <= ${sql.param(ctx.now)}`)
}

async function present(
  ctx: Ctx,
  sql: ListSql,
  order: string,
  page: { limit?: number; offset?: number },
): Promise<Page<ArticleBrief>> {
  const { count, results } = await ctx.db.read((tx) => runList<ArticleRow>(tx, sql, articleShape, order, page))
  return { count, results: results.map((row) => articleCard(ctx, row)) }
}

interface ArticleFilters {
  category?: number
  tag?: string
  liked_by?: string
  product?: number
}

const likes = likesOf({
  table: 'article',
  likes: 'article_like',
  column: 'article_id',
  visible: 't.is_active and t.published_at <= $4',
})

type ArticlesQuery = ListQuery & ArticleFilters

async function findArticles(ctx: Ctx, query: ArticlesQuery): Promise<Page<ArticleBrief> | Failure> {
  const order = orderingOf(articleShape, query.ordering ?? '-published')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = activeArticles(ctx)
  const failure = applyQuery(ctx, sql, articleShape, query)
  if (failure) return failure
  if (query.category !== undefined) sql.where(`t.category_id = ${sql.param(query.category)}`)
  if (query.tag) sql.where(`t.tags @> array[${sql.param(query.tag)}]`)
  if (query.liked_by !== undefined) sql.where(likes.isLikedByPerson(sql.param(query.liked_by)))
  if (query.product !== undefined) sql.where(`t.product_ids @> array[${sql.param(query.product)}::bigint]`)
  return present(ctx, sql, order, query)
}

/** Articles by category or tag, liked by one person or with one product, the newest first. */
export const listArticles = (ctx: Ctx, query: ArticlesQuery): Promise<SearchPage<ArticleBrief> | Failure> =>
  withSuggestion(ctx, 'article', query, (search) => findArticles(ctx, search))

const CATEGORIES = `select c.id, c.name, c.slug, c.translations from article_category c where c.tenant_id = $1 and exists (select 1 from article t
  where t.tenant_id = $1 and t.category_id = c.id and t.is_active and t.published_at <= $2) order by c.id`

/** Categories that have articles which are out. */
export async function listArticleCategories(ctx: Ctx): Promise<Page<ArticleCategory>> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<ArticleCategory & TranslatedRow>(CATEGORIES, [ctx.tenant.id, ctx.now], 'article_categories'),
  )
  const results = rows.map((row) => {
    const { id, name, slug } = inLanguage(ctx, 'articlecategory', row)
    return { id, name, slug }
  })
  return { count: results.length, results }
}

/** Articles of a module. */
export async function articlesOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<ArticleBrief>> {
  const sql = activeArticles(ctx)
  if (selection.category) inCategory(sql, 't.category_id', 'article_category', selection.category)
  if (selection.tag) sql.where(`t.tags @> array[${sql.param(selection.tag)}]`)
  return present(ctx, sql, narrow(sql, articleShape, selection, 't.published_at desc, t.id desc'), page)
}

const ONE = `select ${ARTICLE_COLUMNS}, t.content, t.translations as all_translations, t.tags, ${likes.isLikedBy('$4')} as is_liked, ${commentCount('article')} as comment_count from article t ${ARTICLE_JOINS} where t.tenant_id = $1 and t.id = $2 and t.is_active and t.published_at <= $3`

interface ArticleDetailRow extends ArticleRow {
  /** With their HTML. */
  all_translations: Translations
  content: string
  tags: string[]
  is_liked: boolean
  comment_count: number
}

/** Returns one article that is out; `isRead` counts a hit. */
async function loadArticle(ctx: Ctx, id: number, isRead: boolean): Promise<ArticleDetail | Failure> {
  const stored = await ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<ArticleDetailRow>(ONE, [ctx.tenant.id, id, ctx.now, ctx.user?.id ?? 0], 'article_one')
    if (row && isRead)
      await tx.rows(
        'update article set hits = hits + 1 where tenant_id = $1 and id = $2',
        [ctx.tenant.id, id],
        'article_hit',
      )
    return row
  })
  if (!stored) return fail('notFound')
  const { is_liked, comment_count } = stored
  const row = inLanguage(ctx, 'article', { ...stored, translations: stored.all_translations })
  const tags = row.tags.map(wordsIn(ctx, row))
  return { ...articleCard(ctx, row), content: cleanHtml(row.content), tags, is_liked, comment_count }
}

/** Returns one article that is out. Reading it counts a hit. */
export const readArticle = (ctx: Ctx, id: number): Promise<ArticleDetail | Failure> => loadArticle(ctx, id, true)

/** Returns the same without a hit: for the document that a browser loads first, whose reader asks for it once more. */
export const findArticle = (ctx: Ctx, id: number): Promise<ArticleDetail | Failure> => loadArticle(ctx, id, false)

/** Likes an article that is out, or takes the like back. */
export const likeArticle = (ctx: UserCtx, id: number, is_liked: boolean): Promise<Liked | Failure> =>
  likes.set(ctx, id, is_liked)
