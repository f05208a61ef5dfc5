import { isTimeZone } from '@storefront/contract/domain/named-zone'
import { shapeImages } from '@storefront/contract/resources/shapes'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues, RowValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { newForeignHost } from '../../shared/foreign-pictures'
import { translationsFailure } from '../../shared/translations'
import { areShopImages } from '../../shared/shop-images'
import { columnName, readLabels } from './read'
import { resourceTables } from './tables'

/** Returns the place of a reference that leads to nothing of this site, or null. */
async function danglingField(
  ctx: UserCtx,
  tx: Connection,
  fields: Readonly<Record<string, Field>>,
  values: FieldValues | RowValues,
): Promise<string | null> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    const images =
      field.kind === 'image' ? [value as number] : field.kind === 'shape' ? shapeImages(field.shape, value) : []
    if (images.length > 0 && !(await areShopImages(tx, ctx.tenant.id, images))) return name
    if (field.kind === 'zone' && !isTimeZone(value as string)) return name
    if (field.kind === 'reference' && !(await readLabels(ctx, tx, field.to, [value as number])).has(value as number))
      return name
    if (field.kind === 'references') {
      const ids = new Set(value as number[])
      if ((await readLabels(ctx, tx, field.to, [...ids])).size < ids.size || ids.size < (value as number[]).length)
        return name
    }
    if (field.kind !== 'rows') continue
    for (const [index, row] of (value as RowValues[]).entries()) {
      const inner = await danglingField(ctx, tx, field.fields, row)
      if (inner !== null) return `${name}.${index}.${inner}`
    }
  }
  return null
}

/** Returns the place of a row's reference that a row before it has already, or null. */
function repeatedField(fields: Readonly<Record<string, Field>>, values: FieldValues): string | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'rows') continue
    const rows = values[name] as readonly RowValues[]
    for (const [inner, rowField] of Object.entries(field.fields)) {
      if (rowField.kind !== 'reference' || !rowField.unique) continue
      const index = rows.findIndex((row, i) => rows.findIndex((other) => other[inner] === row[inner]) < i)
      if (index >= 0) return `${name}.${index}.${inner}`
    }
  }
  return null
}

/** Whether no two items may have the same value in a field. */
const isUnique = (field: Field): boolean => field.kind === 'slug' || (field.kind === 'text' && field.unique === true)

/**
 * Checks values across fields that each fit their own schema: an address that another item has, a reference that two
 * rows have, an end before its start, foreign references, and pictures of other sites that were not there `before`.
 */
export async function checkValues(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  id: number | null,
  values: FieldValues,
  before: FieldValues | null,
): Promise<Failure | null> {
  const [{ fields, periods = [] }, table] = [resourceOf(name), resourceTables[name]]
  const dangling = await danglingField(ctx, tx, fields, values)
  if (dangling !== null) return badPart(dangling, 'notOffered', {}, ctx.language)
  const repeatedPlace = repeatedField(fields, values)
  if (repeatedPlace !== null) return badPart(repeatedPlace, 'taken', {}, ctx.language)
  for (const [start, end] of periods) {
    const [from, to] = [values[start], values[end]]
    if (typeof from === 'string' && typeof to === 'string' && Date.parse(to) <= Date.parse(from))
      return badPart(end, 'beforeStart', {}, ctx.language)
  }
  for (const [field, declaration] of Object.entries(fields)) {
    if (declaration.kind !== 'translations' || values[field] === undefined) continue
    const [text, earlier] = [String(values[field]), before ? String(before[field]) : undefined]
    const failure = translationsFailure(ctx, declaration.of, field, text, earlier)
    if (failure) return failure
  }
  for (const [field, { kind }] of Object.entries(fields)) {
    const host =
      kind === 'html' ? newForeignHost(ctx, String(values[field] ?? ''), String(before?.[field] ?? '')) : null
    if (host !== null) return badPart(field, 'foreignPicture', { host }, ctx.language)
  }
  for (const [field] of Object.entries(fields).filter(([, declaration]) => isUnique(declaration))) {
    const text = `select 1 from ${table.table} where tenant_id = $1 and ${columnName(table, field)} = $2 and id <> $3`
    if ((await tx.rows(text, [ctx.tenant.id, values[field] as string, id ?? 0])).length > 0)
      return badPart(field, 'taken', {}, ctx.language)
  }
  return (await table.check?.(ctx, tx, id, values)) ?? null
}
