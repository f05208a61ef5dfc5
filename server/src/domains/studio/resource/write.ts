import type { ResourceChange, ResourceItem } from '@storefront/contract/entities/studio/resource'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues, RowValues } from '@storefront/contract/resources/define'
import type { Field, RowsField } from '@storefront/contract/resources/field'
import type { Connection, Param } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'
import { checkValues } from './check'
import { castOf, columnOf } from './codec'
import { columnName, itemIn, plainFields, readValues, rowsFields } from './read'
import { type CapacityColumns, type ResourceTable, resourceTables, type RowsTable } from './tables'

/** The columns of a statement and its parameters, as they are added. */
class Assignments {
  readonly params: Param[]
  readonly entries: [column: string, expression: string][] = []
  constructor(params: Param[]) {
    this.params = params
  }
  param(value: Param, cast = ''): string {
    this.params.push(value)
    return `$${this.params.length}${cast}`
  }
  set(column: string, expression: string): void {
    this.entries.push([column, expression])
  }
  get update(): string {
    return this.entries.map(([column, expression]) => `${column} = ${expression}`).join(', ')
  }
  get columns(): string {
    return this.entries.map(([column]) => column).join(', ')
  }
  get expressions(): string {
    return this.entries.map(([, expression]) => expression).join(', ')
  }
}

/**
 * Assigns a number that others decrease at the same time: writes the difference to the read value, never below zero.
 */
function setRemaining(into: Assignments, column: string, next: number | null, base: number | null | undefined): void {
  const isDifference = next !== null && base !== null && base !== undefined
  into.set(
    column,
    isDifference ? `greatest(coalesce(${column}, 0) + ${into.param(next - base, '::int')}, 0)` : into.param(next),
  )
}

/** Returns a new total, and what is left of it after what is taken; the row is locked. */
async function setCapacity(
  ctx: UserCtx,
  tx: Connection,
  into: Assignments,
  at: CapacityAt,
  next: number | null,
): Promise<Failure | null> {
  const { total, left, taken } = at.columns
  const text = `select coalesce(t.${total} - t.${left}, ${taken}) as taken from ${at.table} t where t.tenant_id = $1 and t.id = $2 for no key update`
  const [row] = at.id === null ? [{ taken: 0 }] : await tx.rows<{ taken: number }>(text, [ctx.tenant.id, at.id])
  const takenCount = Number(row?.taken ?? 0)
  if (next !== null && next < takenCount) return badPart(at.field, 'tooSmall', { n: takenCount }, ctx.language)
  into.set(total, into.param(next))
  into.set(left, into.param(next === null ? null : next - takenCount))
  return null
}

interface CapacityAt {
  table: string
  id: number | null
  field: string
  columns: CapacityColumns
}

type Fields = readonly (readonly [string, Field])[]
type Values = Readonly<Record<string, unknown>>

/**
 * An item to write: a null id is a new row, `base` is the state that was read of an existing one, `prefix` names its
 * place in the body.
 */
interface Item {
  id: number | null
  values: Values
  base: Values | null
  prefix?: string
}
type Table = Pick<ResourceTable, 'table' | 'columns' | 'capacities'>

/** Adds the columns of fields. */
async function assignFields(
  ctx: UserCtx,
  tx: Connection,
  into: Assignments,
  table: Table,
  fields: Fields,
  { id, values, base, prefix = '' }: Item,
): Promise<Failure | null> {
  for (const [name, field] of fields) {
    const columns = table.capacities?.[name]
    if (columns) {
      const failure = await setCapacity(
        ctx,
        tx,
        into,
        { table: table.table, id, field: prefix + name, columns },
        values[name] as number | null,
      )
      if (failure) return failure
      continue
    }
    const column = columnOf(ctx, prefix + name, field, values[name], values)
    if (column instanceof Failure) return column
    if (field.kind === 'remaining')
      setRemaining(into, columnName(table, name), column as number | null, base?.[name] as number | null | undefined)
    else into.set(columnName(table, name), into.param(column, castOf(field)))
  }
  return null
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
    const text =
      rowId === null
        ? `insert into ${table.table} (tenant_id, ${table.parent}, ${into.columns}) values ($1, $2, ${into.expressions}) returning 1`
        : `update ${table.table} set ${into.update} where tenant_id = $1 and ${table.parent} = $2 and id = $3 and ${table.active} returning 1`
    if ((await tx.rows(text, into.params)).length === 0)
      return badPart(`${name}.${position}.id`, 'notOffered', {}, ctx.language)
  }
  return null
}

async function writeAllRows(
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

/** Creates an item. */
export function createItem(ctx: UserCtx, name: ResourceName, values: FieldValues): Promise<ResourceItem | Failure> {
  const [resource, table] = [resourceOf(name), resourceTables[name]]
  return ctx.db.tx(async (tx) => {
    const failure = await checkValues(ctx, tx, name, null, values, null)
    if (failure) return failure
    const into = new Assignments([ctx.tenant.id])
    const wrong = await assignFields(ctx, tx, into, table, plainFields(resource), { id: null, values, base: null })
    if (wrong) return wrong
    for (const [column, value] of Object.entries(table.insert?.(ctx) ?? {})) into.set(column, into.param(value))
    const text = `insert into ${table.table} (tenant_id, ${into.columns}) values ($1, ${into.expressions}) returning id`
    const [row] = await tx.rows<{ id: number }>(text, into.params)
    if (!row) throw new Error(`a ${name} without an id`)
    const rowsFailure = await writeAllRows(ctx, tx, name, row.id, values)
    if (rowsFailure) return rowsFailure
    await writeAuditEntry(ctx, tx, { action: 'create', kind: name, item: row.id, after: values })
    return itemIn(ctx, tx, name, row.id)
  })
}

const isCounted = ({ kind }: Field) => kind === 'remaining'

/** Whether an item stands as it was read, but for what users take of it. */
const isSame = (fields: Fields, present: FieldValues, base: FieldValues): boolean =>
  fields.every(([name, field]) => isCounted(field) || JSON.stringify(present[name]) === JSON.stringify(base[name]))

/** Writes an item over the values that were read; editConflict when others have written it since. */
async function writeItem(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  { id, base, values }: ResourceChange,
  fields: Fields,
): Promise<Failure | null> {
  const table = resourceTables[name]
  const present = await readValues(ctx, tx, name, id, true)
  if (!present) return fail('notFound')
  if (!isSame(fields, present, base)) return fail('editConflict')
  const next = { ...present, ...values }
  const failure = await checkValues(ctx, tx, name, id, next, present)
  if (failure) return failure
  const into = new Assignments([ctx.tenant.id, id])
  const plain = fields.filter(([, { kind }]) => kind !== 'rows')
  const wrong = await assignFields(ctx, tx, into, table, plain, { id, values: next, base })
  if (wrong) return wrong
  await tx.rows(`update ${table.table} set ${into.update} where tenant_id = $1 and id = $2`, into.params)
  const rowsFailure = plain.length < fields.length ? await writeAllRows(ctx, tx, name, id, next) : null
  if (rowsFailure) return rowsFailure
  await table.afterSave?.(ctx, tx, id)
  await writeAuditEntry(ctx, tx, { action: 'update', kind: name, item: id, before: present, after: next })
  return null
}

/** Saves an item that is still as it was read. */
export function saveItem(ctx: UserCtx, name: ResourceName, change: ResourceChange): Promise<ResourceItem | Failure> {
  return ctx.db.tx(
    async (tx) =>
      (await writeItem(ctx, tx, name, change, Object.entries(resourceOf(name).fields))) ??
      itemIn(ctx, tx, name, change.id),
  )
}

/** Changes some fields of many items: all of them, or none. */
export function changeItems(
  ctx: UserCtx,
  name: ResourceName,
  changes: readonly ResourceChange[],
): Promise<{ ok: true } | Failure> {
  const { bulk = [], fields } = resourceOf(name)
  const changedFields: Fields = bulk.map((field) => [field, fields[field] as Field])
  return ctx.db.tx(async (tx) => {
    for (const change of [...changes].sort((a, b) => a.id - b.id)) {
      const failure = await writeItem(ctx, tx, name, change, changedFields)
      if (failure) return failure
    }
    return { ok: true }
  })
}

/** Deletes an item that nothing refers to. */
export function deleteItem(ctx: UserCtx, name: ResourceName, id: number): Promise<{ ok: true } | Failure> {
  const { table, uses = [] } = resourceTables[name]
  return ctx.db.tx(async (tx) => {
    const before = await readValues(ctx, tx, name, id, true)
    if (!before) return fail('notFound')
    const condition = uses.length > 0 ? ` and not (${uses.join(' or ')})` : ''
    const rows = await tx.rows(`delete from ${table} t where t.tenant_id = $1 and t.id = $2${condition} returning 1`, [
      ctx.tenant.id,
      id,
    ])
    if (rows.length === 0) return fail('itemInUse')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: name, item: id, before })
    return { ok: true }
  })
}
