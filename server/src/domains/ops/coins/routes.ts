import type { opsCoinEndpoints } from '@storefront/contract/endpoints/ops/coins'
import type { Routes } from '../../../http/call/handler'
import { listCoinFlags, processCoinFlag } from './flags'
import { listOpsLevels, listOpsRules, saveOpsLevels, saveOpsRule } from './rules'
import { grantCoins, listCoinUsers, listUserEntries } from './users'

/** Handlers of contract/endpoints/ops/coins. */
export const opsCoinRoutes: Routes<typeof opsCoinEndpoints> = {
  opsCoinRules: listOpsRules,
  opsSaveCoinRule: (ctx, { params, body }) => saveOpsRule(ctx, params.trigger, body),
  opsCoinLevels: listOpsLevels,
  opsSaveCoinLevels: (ctx, { body }) => saveOpsLevels(ctx, body.levels),
  opsCoinUsers: (ctx, { query }) => listCoinUsers(ctx, query),
  opsCoinEntries: (ctx, { params, query }) => listUserEntries(ctx, params.uuid, query),
  opsGrantCoins: (ctx, { params, body }) => grantCoins(ctx, params.uuid, body),
  opsCoinFlags: (ctx, { query }) => listCoinFlags(ctx, query),
  opsProcessCoinFlag: (ctx, { params, body }) => processCoinFlag(ctx, params.id, body),
}
