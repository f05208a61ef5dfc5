import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { type PictureRow, pictureSql } from '../../../lib/picture'

export interface VoteRow {
  id: number
  slug: string
  title: string
  description: string
  start_at: string | null
  end_at: string | null
  /** This user has voted. */
  is_exceeded: boolean
}

export interface ItemRow {
  id: number
  description: string
  is_single: boolean
  options: string[]
  /** The picture of each option, at its place; null without any. */
  images: (PictureRow | null)[] | null
}

interface CountRow {
  item_id: number
  option: number
  count: number
}

const ONE = `select v.id, v.slug, v.title, v.description, v.start_at, v.end_at,
    exists (select 1 from vote_submission s where s.tenant_id = $1 and s.vote_id = v.id and s.user_id = $3) as is_exceeded
  from vote v where v.tenant_id = $1 and v.is_active and `

/** Returns an active vote by its id (digits) or its slug. */
export async function findVote(tx: Connection, ctx: Ctx, key: string): Promise<VoteRow | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key, ctx.user?.id ?? 0]
  const [row] = await tx.rows<VoteRow>(
    ONE + (isId ? 'v.id = $2' : 'v.slug = $2'),
    values,
    isId ? 'vote_by_id' : 'vote_by_slug',
  )
  return row
}

/** Returns the questions of a vote in their order. */
export function findItems(tx: Connection, ctx: Ctx, voteId: number): Promise<ItemRow[]> {
  const text = `select i.id, i.description, i.is_single, i.options,
      (select json_agg(${pictureSql('o.id')} order by o.n) from unnest(i.option_images) with ordinality o(id, n)) as images
    from vote_item i where i.tenant_id = $1 and i.vote_id = $2 and i.is_active order by i.position, i.id`
  return tx.rows<ItemRow>(text, [ctx.tenant.id, voteId], 'vote_items')
}

/** Counts the votes for each option, by question and option key; options without votes are missing. */
export function findCounts(tx: Connection, ctx: Ctx, voteId: number): Promise<CountRow[]> {
  const text =
    'select item_id, option, count(*)::int as count from vote_choice where tenant_id = $1 and vote_id = $2 group by item_id, option'
  return tx.rows<CountRow>(text, [ctx.tenant.id, voteId], 'vote_counts')
}
