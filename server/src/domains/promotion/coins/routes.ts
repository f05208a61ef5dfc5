import type { coinEndpoints } from '@storefront/contract/endpoints/promotion/coins'
import { fail } from '../../../core/failure'
import type { Routes } from '../../../http/call/handler'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { listCoinEntries, listCoinRules, readCoinAccount } from './account'
import { earnCoins } from './earn'
import { acceptInvitation, readInvitation } from './invitation'
import { readCalendar, signInToday } from './sign-in'

const ARTICLE = 'select 1 from article where tenant_id = $1 and id = $2 and is_active'

/** Handlers of contract/endpoints/promotion/coins. */
export const coinRoutes: Routes<typeof coinEndpoints> = {
  coinAccount: readCoinAccount,
  coinEntries: (ctx, { query }) => listCoinEntries(ctx, ctx.user.id, query),
  coinRules: listCoinRules,
  signInCalendar: (ctx, { query }) => readCalendar(ctx, query),
  signIn: signInToday,
  finishReading: (ctx, { body }) =>
    ctx.db.tx(async (tx) => {
      const rows = await tx.rows(ARTICLE, [ctx.tenant.id, body.article])
      if (rows.length === 0) return fail('notFound')
      await earnCoins(ctx, tx, { userId: ctx.user.id, trigger: 'reading', ref: `article ${body.article}` })
      return { flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) }
    }),
  invitation: readInvitation,
  acceptInvitation: (ctx, { body }) => acceptInvitation(ctx, body.code),
}
