import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues, RowValues } from '@storefront/contract/resources/define'
import type { RowsField } from '@storefront/contract/resources/field'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { Assignments, assignFields } from './assign'
import { rowsFields } from './read'
import type { RowsTable } from './resource-table.types'
import { resourceTables } from './tables'

/**
 * Returns the number of a new row of an item, which the caller has locked; only tables with a serial have one. @param
 * key the tenant and the item
 */
async function nextSerial(
  tx: Connection,
  key: readonly number[],
  { table, parent, serial = 'tenant_id' }: RowsTable,
): Promise<number> {
  const text = `select coalesce(max(${serial}), 0)::int + 1 as next from ${table} where tenant_id = $1 and ${parent} = $2`
  const [row] = await tx.rows<{ next: number }>(text, key)
  return row?.next ?? 1
}

/**
 * Writes the rows of a form's table: those with an id over themselves, others as new ones; those that are left out are
 * taken off.
 */
async function writeRows(
  ctx: UserCtx,
  tx: Connection,
  name: string,
  [field, table]: readonly [RowsField, RowsTable],
  id: number,
  rows: readonly RowValues[],
): Promise<Failure | null> {
  const key = [ctx.tenant.id, id]
  if (!table.active) await tx.rows(`delete from ${table.table} where tenant_id = $1 and ${table.parent} = $2`, key)
  else {
    const ids = rows.flatMap((row) => row.id ?? [])
    await tx.rows(
      `update ${table.table} set ${table.active} = false where tenant_id = $1 and ${table.parent} = $2 and ${table.active} and id <> all($3::bigint[])`,
      [...key, ids],
    )
  }
  // Those that are there come first and by id, as all who lock several of them do.
  const places = rows
    .map((row, position) => ({ row, position }))
    .sort((a, b) => Number(a.row.id ?? Number.MAX_SAFE_INTEGER) - Number(b.row.id ?? Number.MAX_SAFE_INTEGER))
  for (const { row, position } of places) {
    const rowId = table.active ? row.id : null
    const into = new Assignments(rowId === null ? [...key] : [...key, rowId])
    const failure = await assignFields(ctx, tx, into, table, Object.entries(field.fields), {
      id: rowId,
      values: row,
      base: null,
      prefix: `${name}.${position}.`,
    })
    if (failure) return failure
    if (table.position) into.set(table.position, into.param(position))
    // Its own for ever: those that were taken off keep theirs.
    if (table.serial && rowId === null) into.set(table.serial, into.param(await nextSerial(tx, key, table)))
    const text =
      rowId === null
        ? `insert into ${table.table} (tenant_id, ${table.parent}, ${into.columns}) values ($1, $2, ${into.expressions}) returning 1`
        : `update ${table.table} set ${into.update} where tenant_id = $1 and ${table.parent} = $2 and id = $3 and ${table.active} returning 1`
    if ((await tx.rows(text, into.params)).length === 0)
      return badPart(`${name}.${position}.id`, 'notOffered', {}, ctx.language)
  }
  return null
}

export async function writeAllRows(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  id: number,
  values: FieldValues,
): Promise<Failure | null> {
  for (const [field, declaration] of rowsFields(resourceOf(name))) {
    const table = resourceTables[name].rows?.[field]
    const failure =
      table && (await writeRows(ctx, tx, field, [declaration, table], id, values[field] as readonly RowValues[]))
    if (failure) return failure
  }
  return null
}
