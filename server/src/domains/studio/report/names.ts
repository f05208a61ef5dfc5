import type { ReportName } from '@storefront/contract/domain/ops/report'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import type { KeySums } from '../../ops/figures/read'
import { reportMeasures } from './measures'

const CATEGORIES = 'select id::text as key, name from category where tenant_id = $1 and id = any($2::bigint[])'
const ACCOUNTS = 'select id::text as key, name from account where tenant_id = $1 and id = any($2::bigint[])'
const tables = { categories: CATEGORIES, accounts: ACCOUNTS } as const

const numbersOf = (rows: readonly KeySums[]): number[] =>
  rows.flatMap(({ key }) => (/^\d+$/.test(key) ? [Number(key)] : []))

/** Returns a text of the catalogue, or the code where it has none. */
function textOf(ctx: UserCtx, key: string, code: string): string {
  return hasText(key) ? translate(ctx.language, key) : code
}

const namesOf = (report: ReportName) => {
  if (report === 'funnel') return 'texts'
  return report === 'stock' ? 'categories' : reportMeasures[report].names
}

/** Returns the names of a report's rows by their keys, in the caller's language. */
export async function nameRows(
  ctx: UserCtx,
  tx: Connection,
  report: ReportName,
  rows: readonly KeySums[],
): Promise<Map<string, string>> {
  const names = namesOf(report)
  const none = translate(ctx.language, 'report.none')
  if (names === 'categories' || names === 'accounts') {
    const stored = await tx.rows<{ key: string; name: string }>(tables[names], [ctx.tenant.id, numbersOf(rows)])
    const byKey = new Map(stored.map(({ key, name }) => [key, name]))
    return new Map(rows.map(({ key }) => [key, byKey.get(key) || none]))
  }
  const head = names === 'reasons' ? 'wallet.balanceReason' : `report.keys.${report}`
  return new Map(
    rows.map(({ key, name }) => [
      key,
      names === 'stored' ? name || key || none : textOf(ctx, `${head}.${key === '' ? 'all' : key}`, key),
    ]),
  )
}
