import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { StudioPage } from '@storefront/contract/entities/studio/page'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'

interface PageRow extends Omit<StudioPage, 'scheduled_at' | 'updated_at' | 'deleted_at'> {
  scheduled_at: string | null
  deleted_at: string | null
  updated_at: string | null
}

const shape: QueryShape = {
  table: 'page',
  columns: `t.id, t.slug, t.title, t.is_active, t.deleted_at, d.page_id is not null as has_draft, d.at as updated_at,
    (select min(u.at) from page_publication u where u.tenant_id = $1 and u.page_id = t.id and u.state = 'waiting') as scheduled_at`,
  joins: 'left join page_draft d on d.tenant_id = $1 and d.page_id = t.id',
  // Home stands first: it is what is edited most.
  orderings: { title: "(t.slug = 'index') desc, t.title, t.id", '-title': 't.title desc, t.id', '-id': 't.id desc' },
  search: ['t.title', 't.slug'],
  // When it was edited last; the draft is joined to the page of the list alone.
  moment: '(select e.at from page_draft e where e.tenant_id = $1 and e.page_id = t.id)',
}

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())

/** Returns all pages of a site, for their editors. */
export async function listPages(
  ctx: UserCtx,
  query: ListQuery & { deleted?: boolean },
): Promise<Page<StudioPage> | Failure> {
  const order = orderingOf(shape, query.ordering ?? 'title')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(query.deleted ? 't.deleted_at is not null' : 't.deleted_at is null')
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<PageRow>(tx, sql, shape, order, query))
  return {
    count,
    results: results.map(({ id, slug, title, is_active, has_draft, scheduled_at, updated_at, deleted_at }) => ({
      ...{ id, slug, title, is_active, has_draft },
      scheduled_at: moment(scheduled_at),
      updated_at: moment(updated_at),
      deleted_at: moment(deleted_at),
    })),
  }
}

/** Milliseconds after which somebody who was not heard has left the page. */
const PRESENCE_MS = 60_000
const IS_THERE = 'select 1 from page where tenant_id = $1 and id = $2'
const SEEN = `insert into page_presence (tenant_id, page_id, user_id, seen_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, page_id, user_id) do update set seen_at = excluded.seen_at`
const OTHERS = `select a.name from page_presence x join account a on a.tenant_id = $1 and a.id = x.user_id
  where x.tenant_id = $1 and x.page_id = $2 and x.user_id <> $3 and x.seen_at > $4 order by a.name, a.id limit 20`

/** Says that the caller has the page open, and who else has. Nobody is locked out. */
export function keepPresence(ctx: UserCtx, id: number): Promise<Page<{ name: string }> | Failure> {
  return ctx.db.tx(async (tx) => {
    const key = [ctx.tenant.id, id, ctx.user.id]
    if ((await tx.rows(IS_THERE, [ctx.tenant.id, id])).length === 0) return fail('notFound')
    await tx.rows(SEEN, [...key, ctx.now])
    const results = await tx.rows<{ name: string }>(OTHERS, [...key, new Date(ctx.now.getTime() - PRESENCE_MS)])
    return { count: results.length, results }
  })
}
