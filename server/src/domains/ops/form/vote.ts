import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsVote, OpsVoteResult } from '@storefront/contract/entities/forms/submission'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { findCounts, findItems } from '../../forms/vote/queries'

interface OpsVoteRow {
  id: number
  slug: string
  title: string
  start_at: string | null
  end_at: string | null
  voters: number
}

const shape: QueryShape = {
  table: 'vote',
  columns: `t.id, t.slug, t.title, t.start_at, t.end_at,
    (select count(*)::int from vote_submission s where s.tenant_id = $1 and s.vote_id = t.id) as voters`,
  joins: '',
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: ['t.title', 't.slug'],
  moment: 't.start_at',
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

const present = ({ id, slug, title, start_at, end_at, voters }: OpsVoteRow): OpsVote => ({
  id,
  slug,
  title,
  start: iso(start_at),
  end: iso(end_at),
  voters,
})

/** Votes with how many have voted. */
export async function listOpsVotes(ctx: UserCtx, query: ListQuery): Promise<Page<OpsVote> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<OpsVoteRow>(tx, sql, shape, order, query))
  return { count, results: results.map(present) }
}

const DAYS = `select (s.created_at at time zone $3)::date::text as date, count(*)::int as voters from vote_submission s
  where s.tenant_id = $1 and s.vote_id = $2 group by 1 order by 1`

/** Returns the count of each option of a vote and the number of voters on each day; notFound for no vote. */
export function readOpsVote(ctx: UserCtx, id: number): Promise<OpsVoteResult | Failure> {
  return ctx.db.read(async (tx) => {
    const [row] = await tx.rows<OpsVoteRow>(
      `select ${shape.columns} from vote t where t.tenant_id = $1 and t.id = $2`,
      [ctx.tenant.id, id],
    )
    if (!row) return fail('notFound')
    const days = await tx.rows<{ date: string; voters: number }>(DAYS, [ctx.tenant.id, id, ctx.tenant.timeZone])
    const counts = await findCounts(tx, ctx, id)
    const items = await findItems(tx, ctx, id)
    const vote_items = items.map(({ options, images: _, ...item }) => ({
      ...item,
      options: options.map((description, n) => ({
        description,
        count: counts.find(({ item_id, option }) => item_id === item.id && option === n + 1)?.count ?? 0,
      })),
    }))
    return { ...present(row), days, vote_items }
  })
}
