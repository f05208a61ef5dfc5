import type { Page } from '@storefront/contract/entities/common'
import type { ArticleBrief } from '@storefront/contract/entities/content/article'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { ARTICLE_COLUMNS, ARTICLE_JOINS, articleCard, type ArticleRow } from './service'

/** Most articles that stand below another one. */
const RELATED_MAX = 6

const OUT = 'is_active and published_at <= $3'
const shared = (column: string) =>
  `(select count(distinct x) from unnest(t.${column}) as x where x = any(o.${column}))::int`

/** A shared product says more than a tag, and a tag more than a category. No row when the article itself is not out. */
const RELATED = `with one as (select * from article where tenant_id = $1 and id = $2 and ${OUT}),
  near as (select t.id, ${shared('product_ids')} * 3 + ${shared('tags')} * 2 + (t.category_id is not distinct from o.category_id and o.category_id is not null)::int as score
    from article t join one o on t.id <> o.id
    where t.tenant_id = $1 and t.is_active and t.published_at <= $3 and (t.product_ids && o.product_ids or t.tags && o.tags or t.category_id = o.category_id))
  select o.id as of_id, x.* from one o left join lateral (
    select ${ARTICLE_COLUMNS}, n.score from near n join article t on t.tenant_id = $1 and t.id = n.id ${ARTICLE_JOINS}
    order by n.score desc, t.published_at desc, t.id desc limit ${RELATED_MAX}) x on true`

/** An article, or the row of one without any related articles. */
type RelatedRow = ArticleRow | { [Column in keyof ArticleRow]: null }

/** Other articles that share products, tags or the category of one that is out, the nearest first. */
export async function listRelatedArticles(ctx: Ctx, id: number): Promise<Page<ArticleBrief> | Failure> {
  const rows = await ctx.db.read((tx) => tx.rows<RelatedRow>(RELATED, [ctx.tenant.id, id, ctx.now], 'article_related'))
  if (rows.length === 0) return fail('notFound')
  const results = rows.filter((row) => row.id !== null).map((row) => articleCard(ctx, row))
  return { count: results.length, results }
}
