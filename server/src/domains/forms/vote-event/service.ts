import { tidyCode } from '@storefront/contract/domain/text/tidy'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { VoteCandidate, VoteEvent, VoteEventResult } from '@storefront/contract/entities/forms/vote-event'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import {
  CANDIDATE_COLUMNS,
  CANDIDATE_JOINS,
  type CandidateRow,
  findVoteEvent,
  presentCandidates,
  presentVoteEvent,
} from './queries'

const shape: QueryShape = {
  table: 'vote_candidate',
  columns: CANDIDATE_COLUMNS,
  joins: CANDIDATE_JOINS,
  orderings: { number: 't.number', '-vote_count': 't.vote_count desc, t.number' },
  search: ['t.title', 't.abstract'],
  // Candidates stand for as long as their vote does.
  moment: null,
}

/** Returns a vote event by its id or slug. */
export async function readVoteEvent(ctx: Ctx, key: string): Promise<VoteEvent | Failure> {
  const row = await ctx.db.read((tx) => findVoteEvent(tx, ctx, key))
  return row ? presentVoteEvent(ctx, row) : fail('notFound')
}

const RESULT =
  'select id, vote_count from vote_candidate where tenant_id = $1 and event_id = $2 and is_active order by number limit 500'

/** Returns the counts alone: what a screen asks for again and again while it is looked at. */
export function readResult(ctx: Ctx, key: string): Promise<VoteEventResult | Failure> {
  return ctx.db.read(async (tx) => {
    const event = await findVoteEvent(tx, ctx, key)
    if (!event) return fail('notFound')
    const rows = await tx.rows<{ id: number; vote_count: number }>(
      RESULT,
      [ctx.tenant.id, event.id],
      'vote_event_result',
    )
    return {
      vote_count: event.vote_count,
      votes: Object.fromEntries(rows.map(({ id, vote_count }) => [id, vote_count])),
    }
  })
}

/** A number that is searched for names the candidate who has it. */
const candidateNumber = (search: string): number | null => {
  const code = tidyCode(search)
  return /^[1-9]\d{0,8}$/.test(code) ? Number(code) : null
}

/** Candidates of a vote event, searched by number or name. */
export async function listCandidates(ctx: Ctx, key: string, query: ListQuery): Promise<Page<VoteCandidate> | Failure> {
  return ctx.db.read(async (tx) => {
    const event = await findVoteEvent(tx, ctx, key)
    if (!event) return fail('notFound')
    const sql = new ListSql(ctx.tenant.id)
    const order = orderingOf(shape, query.ordering ?? 'number')
    if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
    sql.where(`t.event_id = ${sql.param(event.id)}`).where('t.is_active')
    const number = query.search ? candidateNumber(query.search) : null
    if (number !== null) sql.where(`t.number = ${sql.param(number)}`)
    const failure = applyQuery(ctx, sql, number === null ? shape : { ...shape, search: [] }, query)
    if (failure) return failure
    const { count, results } = await runList<CandidateRow>(tx, sql, shape, order, query)
    return { count, results: await presentCandidates(tx, ctx, results) }
  })
}
