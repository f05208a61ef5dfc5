import type { VoteDetail } from '@storefront/contract/entities/forms/vote'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { pictureOf } from '../../../lib/picture'
import { findCounts, findItems, findVote, type ItemRow, type VoteRow } from './queries'

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** Counts of every option, 0 for options without votes. */
async function countsOf(
  tx: Connection,
  ctx: Ctx,
  vote: VoteRow,
  items: readonly ItemRow[],
): Promise<NonNullable<VoteDetail['submits']>> {
  const submits = Object.fromEntries(
    items.map(({ id, options }) => [id, Object.fromEntries(options.map((_, index) => [index + 1, 0]))]),
  )
  for (const { item_id, option, count } of await findCounts(tx, ctx, vote.id)) {
    const item = submits[item_id]
    // A choice of an option that the operator has taken away since is shown nowhere.
    if (item && option in item) item[option] = count
  }
  return submits
}

/** Returns a vote as this user sees it: with its counts once they have voted. */
export async function presentVote(
  tx: Connection,
  ctx: Ctx,
  row: VoteRow,
  items: readonly ItemRow[],
): Promise<VoteDetail> {
  const { id, slug, title, description, start_at, end_at, is_exceeded } = row
  return {
    id,
    slug,
    title,
    description,
    start: iso(start_at),
    end: iso(end_at),
    is_exceeded,
    submits: is_exceeded ? await countsOf(tx, ctx, row, items) : null,
    vote_items: items.map(({ images, ...item }) => ({
      ...item,
      options: item.options.map((text, n) => ({
        description: text,
        main_image: pictureOf(ctx.ports.storage, images?.[n] ?? null),
      })),
    })),
  }
}

/** Returns a vote by its id or slug. */
export function readVote(ctx: Ctx, key: string): Promise<VoteDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findVote(tx, ctx, key)
    return row ? presentVote(tx, ctx, row, await findItems(tx, ctx, row.id)) : fail('notFound')
  })
}
