import type { SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { Connection } from '../../../db'
import type { StaffCtx } from '../../../core/context.types'
import type { KnownHeads } from './columns'

const KNOWN = 'select head, column_name from spreadsheet_head where tenant_id = $1 and kind = $2'
const STORE = `insert into spreadsheet_head (tenant_id, kind, head, column_name) select $1, $2, head, column_name from unnest($3::text[], $4::text[]) as u(head, column_name)
  on conflict (tenant_id, kind, head) do update set column_name = excluded.column_name`

/** Reads the shop's choice of column for each head of earlier files of a kind. */
export async function readKnownHeads(ctx: StaffCtx, tx: Connection, kind: SpreadsheetKind): Promise<KnownHeads> {
  const rows = await tx.rows<{ head: string; column_name: string | null }>(KNOWN, [ctx.tenant.id, kind])
  return new Map(rows.map(({ head, column_name }) => [head, column_name]))
}

/**
 * Keeps what each head means, in the caller's transaction. In one order, so that two imports do not wait for each
 * other.
 */
export async function storeKnownHeads(
  ctx: StaffCtx,
  tx: Connection,
  kind: SpreadsheetKind,
  heads: KnownHeads,
): Promise<void> {
  const sorted = [...heads].sort(([one], [other]) => (one < other ? -1 : 1))
  await tx.rows(STORE, [ctx.tenant.id, kind, sorted.map(([head]) => head), sorted.map(([, column]) => column)])
}
