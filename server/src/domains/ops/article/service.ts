import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsArticle, OpsArticleDetail } from '@storefront/contract/entities/content/ops-article'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { cleanHtml } from '../../../lib/html'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import {
  ARTICLE_COLUMNS,
  ARTICLE_JOINS,
  articleBrief,
  type ArticleRow,
  articleShape,
} from '../../content/article/service'

interface OpsArticleRow extends ArticleRow {
  is_active: boolean
}

const shape: QueryShape = { ...articleShape, columns: `${ARTICLE_COLUMNS}, t.is_active` }

const present = (ctx: UserCtx, row: OpsArticleRow): OpsArticle => ({
  ...articleBrief(ctx, row),
  is_active: row.is_active,
})

/** Returns all articles, published or not, the newest first. */
export async function listOpsArticles(
  ctx: UserCtx,
  query: ListQuery & { is_active?: boolean },
): Promise<Page<OpsArticle> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-published')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (query.is_active !== undefined) sql.where(query.is_active ? 't.is_active' : 'not t.is_active')
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<OpsArticleRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

const ONE = `select ${ARTICLE_COLUMNS}, t.is_active, t.content, t.tags from article t ${ARTICLE_JOINS} where t.tenant_id = $1 and t.id = $2`

async function findArticle(ctx: UserCtx, tx: Connection, id: number): Promise<OpsArticleDetail | Failure> {
  const [row] = await tx.rows<OpsArticleRow & { content: string; tags: string[] }>(
    ONE,
    [ctx.tenant.id, id],
    'ops_article_one',
  )
  return row ? { ...present(ctx, row), content: cleanHtml(row.content), tags: row.tags } : fail('notFound')
}

/** Returns one article, published or not. */
export const readOpsArticle = (ctx: UserCtx, id: number): Promise<OpsArticleDetail | Failure> =>
  ctx.db.read((tx) => findArticle(ctx, tx, id))

/** Publishes an article, or takes it off; doing so twice changes nothing. */
export function activateOpsArticle(ctx: UserCtx, id: number, is_active: boolean): Promise<OpsArticleDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(
      'update article set is_active = $3 where tenant_id = $1 and id = $2',
      [ctx.tenant.id, id, is_active],
      'article_activate',
    )
    return findArticle(ctx, tx, id)
  })
}
