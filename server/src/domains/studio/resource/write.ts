import { Value } from '@sinclair/typebox/value'
import { type ResourceChange, type ResourceItem, ResourceValues } from '@storefront/contract/entities/studio/resource'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValue, FieldValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { writeAuditEntry } from '../audit/record'
import { Assignments, assignFields, type Fields } from './assign'
import { checkValues } from './check'
import { itemIn, plainFields, readValues } from './read'
import { resourceTables } from './tables'
import { writeAllRows } from './write-rows'

/** Writes a new item with its rows. @param ownId the id that it had before, if it was deleted */
async function insertItem(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  values: FieldValues,
  ownId: number | null = null,
): Promise<number | Failure> {
  const [resource, table] = [resourceOf(name), resourceTables[name]]
  const failure = await checkValues(ctx, tx, name, null, values, null)
  if (failure) return failure
  await table.beforeSave?.(ctx, tx, null, values)
  const into = new Assignments([ctx.tenant.id])
  const wrong = await assignFields(ctx, tx, into, table, plainFields(resource), { id: null, values, base: null })
  if (wrong) return wrong
  if (ownId !== null) into.set('id', into.param(ownId))
  for (const [column, value] of Object.entries(table.insert?.(ctx) ?? {})) into.set(column, into.param(value))
  const text = `insert into ${table.table} (tenant_id, ${into.columns}) values ($1, ${into.expressions}) on conflict (tenant_id, id) do nothing returning id`
  const [row] = await tx.rows<{ id: number }>(text, into.params)
  if (!row) return fail('notFound')
  const rowsFailure = await writeAllRows(ctx, tx, name, row.id, values)
  if (rowsFailure) return rowsFailure
  await table.afterSave?.(ctx, tx, row.id)
  return row.id
}

/** Creates an item. */
export function createItem(ctx: UserCtx, name: ResourceName, values: FieldValues): Promise<ResourceItem | Failure> {
  return ctx.db.tx(async (tx) => {
    const id = await insertItem(ctx, tx, name, values)
    if (id instanceof Failure) return id
    await writeAuditEntry(ctx, tx, { action: 'create', kind: name, item: id, after: values })
    return itemIn(ctx, tx, name, id)
  })
}

const DELETION = `select before from audit_log where tenant_id = $1 and kind = $2 and item = $3 and action = 'delete' order by id desc limit 1`

/**
 * Brings an item back that was deleted, as the log has it; notFound if it was not, is there, or has got more fields since.
 */
export function restoreItem(ctx: UserCtx, name: ResourceName, id: number): Promise<ResourceItem | Failure> {
  return ctx.db.tx(async (tx) => {
    const [line] = await tx.rows<{ before: Record<string, unknown> | null }>(DELETION, [
      ctx.tenant.id,
      name,
      String(id),
    ])
    const values = line?.before
    const isWhole = Value.Check(ResourceValues(resourceOf(name)), values)
    const result = isWhole ? await insertItem(ctx, tx, name, values, id) : fail('notFound')
    if (result instanceof Failure) return result
    await writeAuditEntry(ctx, tx, { action: 'restore', kind: name, item: id, after: values ?? null })
    return itemIn(ctx, tx, name, id)
  })
}

const isCounted = ({ kind }: Field) => kind === 'remaining'
/** Whether a form that is older than a field left it out. */
const isLeftOut = ({ kind }: Field, value: FieldValue | undefined) => kind === 'translations' && value === undefined

/** Whether an item stands as it was read, but for what users take of it. */
const isSame = (fields: Fields, present: FieldValues, base: FieldValues): boolean =>
  fields.every(
    ([name, field]) =>
      isCounted(field) || isLeftOut(field, base[name]) || JSON.stringify(present[name]) === JSON.stringify(base[name]),
  )

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
  await table.beforeSave?.(ctx, tx, id, next)
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
