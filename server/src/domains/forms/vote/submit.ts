import { type Ballot, chosenOptions, isComplete, VOTE_ERRORS, voteState } from '@storefront/contract/domain/forms/vote'
import type { VoteDetail } from '@storefront/contract/entities/forms/vote'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { earnCoins } from '../../promotion/coins/earn'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { findItems, findVote, type ItemRow, type VoteRow } from './queries'
import { presentVote } from './service'

const ONCE =
  'insert into vote_submission (tenant_id, vote_id, user_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1'

/** Puts a ballot in; false when this user has one in already. Its key is the guard: of many at once one is taken. */
async function cast(
  tx: Connection,
  ctx: UserCtx,
  { id }: VoteRow,
  items: readonly ItemRow[],
  ballot: Ballot,
): Promise<boolean> {
  const who = [ctx.tenant.id, id, ctx.user.id]
  const [takenRow] = await tx.rows(ONCE, [...who, ctx.now], 'vote_once')
  if (!takenRow) return false
  const choice = { tenantId: ctx.tenant.id, voteId: id, userId: ctx.user.id }
  const choices = items.flatMap((item) =>
    chosenOptions(item, ballot).map((option) => ({ ...choice, itemId: item.id, option })),
  )
  await insert(tx, 'vote_choice', choices)
  return true
}

/**
 * Votes (spec 4 and 5): while the vote runs, once a user, with every question answered. Gives the vote with its counts.
 */
export async function submitVote(
  ctx: UserCtx,
  key: string,
  ballot: Ballot,
): Promise<{ vote: VoteDetail; flashMessages: FlashMessage[] } | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const row = await findVote(tx, ctx, key)
    if (!row) return fail('notFound')
    const times = { start: row.start_at, end: row.end_at, is_exceeded: row.is_exceeded }
    const state = voteState(times, ctx.now.getTime())
    if (state !== 'open') return fail(VOTE_ERRORS[state])
    const items = await findItems(tx, ctx, row.id)
    if (!isComplete(items, ballot)) return fail('voteIncomplete')
    if (!(await cast(tx, ctx, row, items, ballot))) return fail('voteDone')
    await earnCoins(ctx, tx, { userId: ctx.user.id, trigger: 'vote', ref: `vote ${row.id}` })
    return {
      vote: await presentVote(tx, ctx, { ...row, is_exceeded: true }, items),
      flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id),
    }
  })
}
