import type { Connection } from '../db'

/** The tables into which an opening or an import writes ids of its own choice. */
const IDENTITIES = `select c.table_name as name, c.column_name as key from information_schema.columns c
  where c.table_schema = current_schema() and c.is_identity = 'YES' and c.table_name = any($1) order by 1`

/**
 * Raises the counters of tables above the ids of one tenant. Others write at the same time: a table's writers wait
 * while its counter is compared and set, so that it never goes back.
 */
export async function raiseIdentities(tx: Connection, tenantId: number, tables: readonly string[]): Promise<void> {
  for (const { name, key } of await tx.rows<{ name: string; key: string }>(IDENTITIES, [[...tables]])) {
    const sequence = `pg_get_serial_sequence('${name}', '${key}')`
    await tx.exec(`lock table "${name}" in share row exclusive mode`)
    await tx.rows(
      `select setval(${sequence}, m.id) from (select max("${key}") as id from "${name}" where tenant_id = $1) m
        where m.id is not null and m.id >= nextval(${sequence})`,
      [tenantId],
    )
  }
}
