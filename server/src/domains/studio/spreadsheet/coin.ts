import { normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { type CoinKind, coinKinds } from '@storefront/contract/domain/promotion/coins'
import {
  coinCells,
  coinColumns,
  type CoinHolder,
  type CoinSheetState,
  type CoinStep,
  planCoins,
} from '@storefront/contract/domain/spreadsheet/coin'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import { permissions } from '@storefront/contract/permissions'
import { languages, translate } from '../../../core/i18n'
import { grantTo } from '../../ops/coins/users'
import { writeAuditEntry } from '../audit/record'
import { type SheetKind, textsIn } from './kind'

const HOLDERS = `select id, uuid, name, coalesce(mobile, '') as mobile from account
  where tenant_id = $1 and mobile is not null and removed_at is null and ($2::text[] is null or mobile = any($2)) order by id desc limit $3`
const BALANCES =
  'select user_id, kind, amount from balance where tenant_id = $1 and user_id = any($2) and kind = any($3::text[])'
/** Customers of an export, which is a form to fill in: those who joined last. */
const EXPORT_MAX = 500

/** Returns the kinds of coins by their names in each language. */
const coinNames = (): ReadonlyMap<string, CoinKind> =>
  new Map(
    coinKinds.flatMap((kind) =>
      [kind, ...languages.map((language) => translate(language, `studio.listFile.columns.${kind}`))].map(
        (name) => [comparisonKey(name), kind] as const,
      ),
    ),
  )

/** Coins that are given to a list of mobile numbers, or taken. */
export const coinSheet: SheetKind<CoinSheetState, CoinStep> = {
  columns: coinColumns,
  permission: permissions.grantGamification,
  async readState(ctx, tx, rows, limit) {
    const mobiles = textsIn(rows, 'mobile', (text) => normalizeMobile(text, ctx.tenant.country))
    const count = rows ? limit : EXPORT_MAX
    const holders = await tx.rows<CoinHolder>(HOLDERS, [ctx.tenant.id, mobiles, count])
    const ids = holders.map(({ id }) => id)
    const balances = await tx.rows<{ user_id: number; kind: BalanceKind; amount: number }>(BALANCES, [
      ctx.tenant.id,
      ids,
      [...coinKinds],
    ])
    return {
      holders: new Map(holders.map((holder) => [holder.mobile, holder])),
      balances: new Map(balances.map(({ user_id, kind, amount }) => [`${kind} ${user_id}`, amount])),
    }
  },
  write: (_, { holders }) => [...holders.values()].map(coinCells),
  plan: ({ tenant, user }, rows, state) =>
    planCoins(rows, state, {
      country: tenant.country,
      language: tenant.language,
      kinds: coinNames(),
      ownId: user.id,
    }),
  rowOf: ({ row }) => row,
  async apply(ctx, tx, { user, uuid, kind, amount, reason }) {
    const failure = await grantTo(ctx, tx, user, { kind, amount, reason })
    if (failure) return failure
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'gamification', item: uuid, after: { kind, amount } })
    return null
  },
}
