import type { QueryOf } from '@storefront/contract/endpoints'
import type { studioMediaEndpoints } from '@storefront/contract/endpoints/studio/media'
import type { Page } from '@storefront/contract/entities/common'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { FILE_COLUMNS, FILE_JOINS, type FileRow, IS_LIBRARY, presentFile } from './file'

const shape: QueryShape = {
  table: 'image',
  columns: FILE_COLUMNS,
  joins: FILE_JOINS,
  orderings: {
    ...BY_ID,
    name: 't.name, t.id',
    '-name': 't.name desc, t.id',
    '-bytes': 't.bytes desc nulls last, t.id',
  },
  search: ["coalesce(t.name, '')", 't.alt'],
  moment: 't.created_at',
}

/** Files of the library. */
export async function listFiles(
  ctx: UserCtx,
  query: QueryOf<typeof studioMediaEndpoints.studioMedia>,
): Promise<Page<MediaFile> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id).where(IS_LIBRARY)
  sql.where(query.deleted ? 't.deleted_at is not null' : 't.deleted_at is null')
  if (query.folder !== undefined)
    sql.where(query.folder === 0 ? 't.folder_id is null' : `t.folder_id = ${sql.param(query.folder)}`)
  if (query.kind !== undefined) sql.where(`t.kind = ${sql.param(query.kind)}`)
  if (query.unused !== undefined) sql.where(`t.unused_since is ${query.unused ? 'not ' : ''}null`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<FileRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => presentFile(ctx, row)) }
}
