import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioResultEndpoints } from '@storefront/contract/endpoints/studio/result'
import type { Page } from '@storefront/contract/entities/common'
import type { CandidateResult, VoteOption } from '@storefront/contract/entities/studio/result'
import type { UserCtx } from '../../../core/context.types'
import { applySearch, type ListShape, ListSql, runList } from '../../../db/list'

type Endpoints = typeof studioResultEndpoints

interface OptionRow {
  number: string
  vote_id: number
  vote_title: string
  question: string
  option: string
  count: number
  voters: number
}

// A row for each option, also of those that nobody chose.
const OPTIONS = `(select i.tenant_id, i.id, i.vote_id, i.position, i.description, o.label, o.place from vote_item i
  cross join lateral unnest(i.options) with ordinality o(label, place) where i.is_active)`
const optionShape: ListShape = {
  table: OPTIONS,
  columns: `t.id || '-' || t.place as number, t.vote_id, v.title as vote_title, t.description as question, t.label as option,
    (select count(*)::int from vote_choice c where c.tenant_id = $1 and c.vote_id = t.vote_id and c.item_id = t.id and c.option = t.place) as count,
    (select count(*)::int from vote_submission s where s.tenant_id = $1 and s.vote_id = t.vote_id) as voters`,
  joins: 'join vote v on v.tenant_id = $1 and v.id = t.vote_id',
  orderings: {},
  search: ['t.label', 't.description', '(select v.title from vote v where v.tenant_id = $1 and v.id = t.vote_id)'],
}

/** Returns options of votes with their counts. */
export async function listVoteOptions(
  ctx: UserCtx,
  query: QueryOf<Endpoints['studioVoteOptions']>,
): Promise<Page<VoteOption>> {
  const sql = new ListSql(ctx.tenant.id)
  if (query.vote !== undefined) sql.where(`t.vote_id = ${sql.param(query.vote)}`)
  if (query.search) applySearch(sql, optionShape, query.search, false)
  const order = 't.vote_id desc, t.position, t.id, t.place'
  const { count, results } = await ctx.db.read((tx) => runList<OptionRow>(tx, sql, optionShape, order, query))
  return {
    count,
    results: results.map(({ vote_id, vote_title, number, question, option, count: votes, voters }) => ({
      ...{ number, question, option, voters },
      count: votes,
      vote: { id: vote_id, title: vote_title },
    })),
  }
}

interface CandidateRow {
  id: number
  event_id: number
  event_title: string
  number: number
  title: string
  vote_count: number
  rank: number | null
}

const candidateShape: ListShape = {
  table: 'vote_candidate',
  columns: `t.id, t.event_id, e.title as event_title, t.number, t.title, t.vote_count, case when t.is_active then
    (select count(*) + 1 from vote_candidate o where o.tenant_id = $1 and o.event_id = t.event_id and o.is_active
      and o.vote_count > t.vote_count)::int end as rank`,
  joins: 'join vote_event e on e.tenant_id = $1 and e.id = t.event_id',
  orderings: {},
  search: ['t.title', '(select e.title from vote_event e where e.tenant_id = $1 and e.id = t.event_id)'],
}

/** Returns candidates of contests by their votes. */
export async function listCandidates(
  ctx: UserCtx,
  query: QueryOf<Endpoints['studioCandidates']>,
): Promise<Page<CandidateResult>> {
  const sql = new ListSql(ctx.tenant.id)
  if (query.contest !== undefined) sql.where(`t.event_id = ${sql.param(query.contest)}`)
  if (query.search) applySearch(sql, candidateShape, query.search, false)
  const order = 't.event_id desc, t.is_active desc, t.vote_count desc, t.number'
  const { count, results } = await ctx.db.read((tx) => runList<CandidateRow>(tx, sql, candidateShape, order, query))
  return {
    count,
    results: results.map(({ event_id, event_title, ...candidate }) => ({
      ...candidate,
      contest: { id: event_id, title: event_title },
    })),
  }
}
