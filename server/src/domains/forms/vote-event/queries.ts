import type { VoteCandidate, VoteEvent } from '@storefront/contract/entities/forms/vote-event'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { cleanHtml } from '../../../lib/html'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'

export interface VoteEventRow extends PictureRow {
  id: number
  slug: string
  title: string
  description: string
  start_at: string | null
  end_at: string | null
  daily_limit: number
  /** Votes that this user has given today; 0 for a visitor. */
  today: number
  candidate_count: number
  vote_count: number
}

const ONE = `select e.id, e.slug, e.title, e.description, e.start_at, e.end_at, e.daily_limit, ${PICTURE_COLUMNS},
    case when t.day >= $4::date then t.count else 0 end as today,
    coalesce(c.candidate_count, 0)::int as candidate_count, coalesce(c.vote_count, 0)::int as vote_count
  from vote_event e
  left join image im on im.tenant_id = $1 and im.id = e.image_id
  left join vote_event_tally t on t.tenant_id = $1 and t.event_id = e.id and t.user_id = $3
  left join lateral (select count(*) as candidate_count, sum(vote_count) as vote_count from vote_candidate c
    where c.tenant_id = $1 and c.event_id = e.id and c.is_active) c on true
  where e.tenant_id = $1 and e.is_active and `

/** Returns an active vote event by its id (digits) or its slug. */
export async function findVoteEvent(tx: Connection, ctx: Ctx, key: string): Promise<VoteEventRow | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key, ctx.user?.id ?? 0, dayOf(ctx.tenant, ctx.now)]
  const [row] = await tx.rows<VoteEventRow>(
    ONE + (isId ? 'e.id = $2' : 'e.slug = $2'),
    values,
    isId ? 'vote_event_by_id' : 'vote_event_by_slug',
  )
  return row
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export const timesOf = (row: VoteEventRow) => ({
  start: iso(row.start_at),
  end: iso(row.end_at),
  remaining: Math.max(0, row.daily_limit - row.today),
})

/** Returns a vote event as the wire has it. */
export function presentVoteEvent(ctx: Ctx, row: VoteEventRow): VoteEvent {
  const { id, slug, title, description, daily_limit, candidate_count, vote_count } = row
  const main_image = pictureOf(ctx.ports.storage, row)
  return {
    id,
    slug,
    title,
    description: cleanHtml(description),
    main_image,
    ...timesOf(row),
    daily_limit,
    candidate_count,
    vote_count,
  }
}

export interface CandidateRow extends PictureRow {
  id: number
  number: number
  title: string
  abstract: string
  vote_count: number
  rank: number
}

/** The columns of `vote_candidate t`. */
export const CANDIDATE_COLUMNS = `t.id, t.number, t.title, t.abstract, t.vote_count, ${PICTURE_COLUMNS},
  (select count(*) + 1 from vote_candidate o
    where o.tenant_id = $1 and o.event_id = t.event_id and o.is_active and o.vote_count > t.vote_count)::int as rank`

export const CANDIDATE_JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.image_id'

const VOTED =
  'select candidate_id from vote_event_choice where tenant_id = $1 and user_id = $2 and day = $3::date and candidate_id = any($4::bigint[])'

/** Candidates as the wire has them, each with whether this user has voted for it today. */
export async function presentCandidates(
  tx: Connection,
  ctx: Ctx,
  rows: readonly CandidateRow[],
): Promise<VoteCandidate[]> {
  const values = [ctx.tenant.id, ctx.user?.id ?? 0, dayOf(ctx.tenant, ctx.now), rows.map(({ id }) => id)]
  const choices = ctx.user ? await tx.rows<{ candidate_id: number }>(VOTED, values, 'vote_event_voted') : []
  const votedIds = new Set(choices.map(({ candidate_id }) => candidate_id))
  return rows.map(({ id, number, title, abstract, vote_count, rank, ...picture }) => ({
    id,
    number,
    title,
    abstract,
    main_image: pictureOf(ctx.ports.storage, picture),
    vote_count,
    rank,
    is_voted: votedIds.has(id),
  }))
}
