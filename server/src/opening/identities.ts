import type { Connection } from '../db'

/** The tables into which an opening or an import writes ids of its own choice. */
const IDENTITIES = `select c.table_name as name, c.column_name as key from information_schema.columns c
  where c.table_schema = current_schema() and c.is_identity = 'YES' and c.table_name = any($1) order by 1`

/**
 * Raises the counters of tables above the ids of one tenant. Others write at the same time: the counters are drawn from
 * until they are there, so that they never go back and nobody waits.
 */
export async function raiseIdentities(tx: Connection, tenantId: number, tables: readonly string[]): Promise<void> {
  for (const { name, key } of await tx.rows<{ name: string; key: string }>(IDENTITIES, [[...tables]])) {
    const sequence = `pg_get_serial_sequence('${name}', '${key}')`
    await tx.rows(
      `select max(nextval(${sequence})) from (select coalesce(max("${key}"), 0) as id from "${name}" where tenant_id = $1) m,
        generate_series(nextval(${sequence}) + 1, m.id)`,
      [tenantId],
    )
  }
}
