import { Type } from '@sinclair/typebox'
import { GRANT_LIMITS } from '../../domain/promotion/coins'
import { ById, ListQuery, Nullable, Page } from '../../entities/common'
import {
  CoinEntry,
  CoinFlag,
  CoinKind,
  CoinLevel,
  CoinTrigger,
  OpsCoinRule,
  OpsCoinUser,
} from '../../entities/promotion/coins'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const coins = Type.Integer({ minimum: 0, maximum: 10_000 })
const ByUuid = Type.Object({ uuid: Type.String({ maxLength: 40 }) })

/** The site's coins, for operators. */
export const opsCoinEndpoints = {
  opsCoinRules: endpoint({
    method: 'GET',
    path: '/ops/gamification/rule/',
    summary: 'Every trigger with its rule, also those that are off',
    reply: Page(OpsCoinRule),
    auth: permissions.changeGamification,
  }),
  opsSaveCoinRule: endpoint({
    method: 'PUT',
    path: '/ops/gamification/rule/{trigger}/',
    summary: 'Changes what a trigger earns from now on',
    params: Type.Object({ trigger: CoinTrigger }),
    body: Type.Object({
      is_active: Type.Boolean(),
      description: Type.String({ maxLength: 200 }),
      diamond: coins,
      point: coins,
      charm: coins,
      per_amount: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
      daily_limit: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
      valid_days: Nullable(Type.Integer({ minimum: 1, maximum: 3650 })),
      hold_days: Type.Integer({ minimum: 0, maximum: 90 }),
    }),
    reply: OpsCoinRule,
    auth: permissions.changeGamification,
    secondFactor: true,
  }),
  opsCoinLevels: endpoint({
    method: 'GET',
    path: '/ops/gamification/level/',
    summary: 'Levels by charm',
    reply: Page(CoinLevel),
    auth: permissions.changeGamification,
  }),
  opsSaveCoinLevels: endpoint({
    method: 'PUT',
    path: '/ops/gamification/level/',
    summary: 'Replaces the levels; each begins at more charm than the one before',
    body: Type.Object({ levels: Type.Array(CoinLevel, { maxItems: 20 }) }),
    reply: Page(CoinLevel),
    errors: ['badRequest'],
    auth: permissions.changeGamification,
    secondFactor: true,
  }),
  opsCoinUsers: endpoint({
    method: 'GET',
    path: '/ops/gamification/user/',
    summary: 'Users by name or mobile, with their coins',
    query: ListQuery,
    reply: Page(OpsCoinUser),
    auth: permissions.grantGamification,
    secondFactor: true,
  }),
  opsCoinEntries: endpoint({
    method: 'GET',
    path: '/ops/gamification/user/{uuid}/ledger/',
    summary: "Changes of a user's coins, the newest first",
    params: ByUuid,
    query: Type.Composite([Type.Pick(ListQuery, ['limit', 'offset']), Type.Object({ kind: Type.Optional(CoinKind) })]),
    reply: Page(CoinEntry),
    errors: ['notFound'],
    auth: permissions.grantGamification,
    secondFactor: true,
  }),
  opsGrantCoins: endpoint({
    method: 'POST',
    path: '/ops/gamification/user/{uuid}/grant/',
    summary: 'Gives a user coins, or takes some, with a reason that they read; nobody gives themselves any',
    params: ByUuid,
    body: Type.Object({
      kind: CoinKind,
      amount: Type.Integer({ minimum: -GRANT_LIMITS.amount, maximum: GRANT_LIMITS.amount }),
      reason: Type.String({ minLength: 1, maxLength: GRANT_LIMITS.reason }),
    }),
    reply: OpsCoinUser,
    errors: ['notFound', 'badRequest', 'grantOwn', 'coinShort'],
    auth: permissions.grantGamification,
    secondFactor: true,
    idempotent: true,
  }),
  opsCoinFlags: endpoint({
    method: 'GET',
    path: '/ops/gamification/flag/',
    summary: 'Accounts that share a device or a payment account, those to be looked at first',
    query: Type.Composite([
      Type.Omit(ListQuery, ['search']),
      Type.Object({ tab: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('done')])) }),
    ]),
    reply: Page(CoinFlag),
    auth: permissions.grantGamification,
    secondFactor: true,
  }),
  opsProcessCoinFlag: endpoint({
    method: 'POST',
    path: '/ops/gamification/flag/{id}/process/',
    summary: 'What the accounts earned stays, or is taken back, and owed where it was spent',
    params: ById,
    body: Type.Object({
      action: Type.Union([Type.Literal('allow'), Type.Literal('revoke')]),
      reason: Type.String({ maxLength: 200 }),
    }),
    reply: CoinFlag,
    errors: ['notFound', 'coinFlagMoved'],
    auth: permissions.grantGamification,
    secondFactor: true,
    idempotent: true,
  }),
}
