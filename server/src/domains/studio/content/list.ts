import type { QueryOf } from '@storefront/contract/endpoints'
import type { studioContentEndpoints } from '@storefront/contract/endpoints/studio/content'
import type { Page } from '@storefront/contract/entities/common'
import type { ContentType } from '@storefront/contract/domain/content/content-types'
import type { StudioContent } from '@storefront/contract/entities/studio/content'
import type { UserCtx } from '../../../core/context.types'
import { applySearch, type ListShape, ListSql, runList } from '../../../db/list'
import { indexOfTable } from '../../../lib/search'
import { type ContentTable, contentTables } from './tables'

type Query = QueryOf<typeof studioContentEndpoints.studioContent>

/** More keys than one list holds are not asked for. */
const KEYS_MAX = 500

interface ContentRow extends Omit<StudioContent, 'picture'> {
  thumb_key: string | null
}

const shapeOf = ({ table, title, slug, image, active }: ContentTable): ListShape => ({
  table,
  columns: `t.id, ${slug ? 't.slug' : 'null::text'} as slug, t.${title} as title, ${active ?? 'true'} as is_active, ${image ? 'im.thumb_key' : 'null::text'} as thumb_key`,
  joins: image ? `left join image im on im.tenant_id = $1 and im.id = ${image}` : '',
  orderings: { '-id': 't.id desc' },
  search: [`t.${title}`, ...(slug ? ['t.slug'] : [])],
  ...(!slug && { searchIndex: indexOfTable(table) }),
})

const isId = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key)

/** Adds that a row is one of the keys: digits are its id, all else its slug, as in links. */
function whereKeys(sql: ListSql, text: string, { slug }: ContentTable): void {
  const keys = text.split(',', KEYS_MAX)
  const byId = `t.id = any(${sql.param(keys.filter(isId).map(Number))}::bigint[])`
  sql.where(slug ? `(${byId} or t.slug = any(${sql.param(keys.filter((key) => !isId(key)))}::text[]))` : byId)
}

/** Content of a type, to choose from; with keys what those name. */
export async function listContent(
  ctx: UserCtx,
  type: ContentType,
  { search, keys, limit = 20, offset = 0 }: Query,
): Promise<Page<StudioContent>> {
  const table = contentTables[type]
  const shape = shapeOf(table)
  const sql = new ListSql(ctx.tenant.id)
  if (table.where) sql.where(table.where)
  if (keys) whereKeys(sql, keys, table)
  if (search) applySearch(sql, shape, search, true)
  const { count, results } = await ctx.db.read((tx) =>
    runList<ContentRow>(tx, sql, shape, 't.id desc', { limit, offset }),
  )
  return {
    count,
    results: results.map(({ id, slug, title, is_active, thumb_key }) => ({
      ...{ id, slug, title, is_active },
      picture: thumb_key === null ? null : ctx.ports.storage.url(thumb_key),
    })),
  }
}
