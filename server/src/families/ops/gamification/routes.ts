import type { opsGamificationEndpoints } from '@storefront/contract/endpoints/ops/gamification'
import type { Routes } from '../../../kernel/handler'
import { listCoinFlags, processCoinFlag } from './flags'
import { listOpsLevels, listOpsRules, saveOpsLevels, saveOpsRule } from './rules'
import { grantCoins, listCoinUsers, listUserEntries } from './users'

/** Handlers of contract/endpoints/ops/gamification. */
export const opsGamificationRoutes: Routes<typeof opsGamificationEndpoints> = {
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
