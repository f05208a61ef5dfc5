import type { ListQuery } from '@storefront/contract/entities/common'
import type { ResourceItem } from '@storefront/contract/entities/studio/resource'
import type { Language } from '@storefront/contract/language'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues, Resource, RowValues } from '@storefront/contract/resources/define'
import type { Field, ReferenceTarget, RowsField } from '@storefront/contract/resources/field'
import { shapeImages } from '@storefront/contract/resources/shapes'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { fieldValue } from './codec'
import { indexOfTable } from '../../../lib/search'
import type { ResourceTable, RowsTable } from './resource-table.types'
import { referenceTables, resourceTables } from './tables'
import { whereUntranslated } from '../../shared/untranslated'

type Row = Readonly<Record<string, unknown>>

/** The column of a field: for a capacity that of all there are. */
export const columnName = (
  { columns, capacities }: Pick<ResourceTable, 'columns' | 'capacities'>,
  field: string,
): string => columns?.[field] ?? capacities?.[field]?.total ?? field

type Fields = Readonly<Record<string, Field>>

/** Returns the columns of fields under the names of the fields; days as texts. */
const selected = (
  table: Pick<ResourceTable, 'columns' | 'capacities' | 'computed'>,
  fields: Fields,
  names: readonly string[],
) =>
  names
    .map((name) => {
      const column = table.computed?.[name]?.select ?? `t.${columnName(table, name)}`
      return `${column}${fields[name]?.kind === 'date' ? '::text' : ''} as "${name}"`
    })
    .join(', ')

const valuesOf = (ctx: UserCtx, fields: Fields, names: readonly string[], row: Row): FieldValues =>
  Object.fromEntries(names.map((name) => [name, fieldValue(ctx, fields[name] as Field, row[name], row)]))

/** Returns rows that are stored in a table of their own, in their order. */
async function readRows(
  ctx: UserCtx,
  tx: Connection,
  field: RowsField,
  table: RowsTable,
  id: number,
): Promise<RowValues[]> {
  const names = Object.keys(field.fields)
  const [position, active] = [
    table.position ? `t.${table.position}, ` : '',
    table.active ? ` and t.${table.active}` : '',
  ]
  const own = table.active ? 't.id' : 'null::bigint'
  const first = table.active
    ? `${table.serial ? `t.${table.serial}, ` : ''}t.id`
    : `t.${columnName(table, names[0] ?? 'id')}`
  const text = `select ${own} as id, ${selected(table, field.fields, names)} from ${table.table} t
    where t.tenant_id = $1 and t.${table.parent} = $2${active} order by ${position}${first}`
  const rows = await tx.rows<Row>(text, [ctx.tenant.id, id])
  return rows.map(
    (row) => ({ id: row.id === null ? null : Number(row.id), ...valuesOf(ctx, field.fields, names, row) }) as RowValues,
  )
}

type Entry = readonly [name: string, field: Field]
const isRows = (entry: Entry): entry is readonly [string, RowsField] => entry[1].kind === 'rows'
const entriesOf = ({ fields }: Resource): readonly Entry[] => Object.entries(fields)
export const rowsFields = (resource: Resource) => entriesOf(resource).filter(isRows)
export const plainFields = (resource: Resource) => entriesOf(resource).filter((entry) => !isRows(entry))

/**
 * Returns an item's values as they are edited, or null for none. @param lock keeps others from writing it until the
 * transaction ends
 */
export async function readValues(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  id: number,
  lock = false,
): Promise<FieldValues | null> {
  const [resource, table] = [resourceOf(name), resourceTables[name]]
  const names = plainFields(resource).map(([field]) => field)
  const text = `select ${selected(table, resource.fields, names)} from ${table.table} t where t.tenant_id = $1 and t.id = $2${lock ? ' for no key update' : ''}`
  const [row] = await tx.rows<Row>(text, [ctx.tenant.id, id])
  if (!row) return null
  const values: Record<string, FieldValues[string]> = { ...valuesOf(ctx, resource.fields, names, row) }
  for (const [field, declaration] of rowsFields(resource)) {
    const rows = table.rows?.[field]
    if (rows) values[field] = await readRows(ctx, tx, declaration, rows, id)
  }
  return values
}

type Reference = readonly [target: ReferenceTarget | 'image', id: number]

/** Returns the references in the values. */
function referencesOf(fields: Fields, values: FieldValues): Reference[] {
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const value = values[name]
    if (value === null || value === undefined) return []
    if (field.kind === 'reference') return [[field.to, value as number]]
    if (field.kind === 'references') return (value as number[]).map((id) => [field.to, id] as const)
    if (field.kind === 'image') return [['image', value as number]]
    if (field.kind === 'shape') return shapeImages(field.shape, value).map((id) => ['image', id] as const)
    return field.kind === 'rows' ? (value as RowValues[]).flatMap((row) => referencesOf(field.fields, row)) : []
  })
}

const idsOf = (references: readonly Reference[], target: string) => [
  ...new Set(references.flatMap(([to, id]) => (to === target ? [id] : []))),
]

/** Returns the ids among the given ones that this site has, with what they are called. */
export async function readLabels(
  ctx: UserCtx,
  tx: Connection,
  target: ReferenceTarget,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { table, label } = referenceTables[target]
  const rows = await tx.rows<{ id: number; label: string }>(
    `select id, ${label} as label from ${table} where tenant_id = $1 and id = any($2::bigint[])`,
    [ctx.tenant.id, [...ids]],
  )
  return new Map(rows.map((row) => [row.id, row.label]))
}

const THUMBS = 'select id, thumb_key from image where tenant_id = $1 and id = any($2::bigint[])'

/** Returns names of what values refer to (`category.3`) and small pictures of their images (`12`). */
async function describe(
  ctx: UserCtx,
  tx: Connection,
  references: readonly Reference[],
): Promise<Pick<ResourceItem, 'labels' | 'thumbs'>> {
  const labels: Record<string, string> = {}
  const targets = [...new Set(references.map(([target]) => target))]
  for (const target of targets) {
    if (target === 'image') continue
    for (const [id, label] of await readLabels(ctx, tx, target, idsOf(references, target)))
      labels[`${target}.${id}`] = label
  }
  const images = idsOf(references, 'image')
  const rows =
    images.length > 0 ? await tx.rows<{ id: number; thumb_key: string }>(THUMBS, [ctx.tenant.id, images]) : []
  return {
    labels,
    thumbs: Object.fromEntries(rows.map((row) => [String(row.id), ctx.ports.storage.url(row.thumb_key)])),
  }
}

/** Returns an item as it is edited; notFound for none. */
export async function itemIn(
  ctx: UserCtx,
  tx: Connection,
  name: ResourceName,
  id: number,
): Promise<ResourceItem | Failure> {
  const values = await readValues(ctx, tx, name, id)
  if (!values) return fail('notFound')
  return { id, values, ...(await describe(ctx, tx, referencesOf(resourceOf(name).fields, values))) }
}

export const readItem = (ctx: UserCtx, name: ResourceName, id: number): Promise<ResourceItem | Failure> =>
  ctx.db.read((tx) => itemIn(ctx, tx, name, id))

const shapes = new Map<ResourceName, QueryShape>()

/** Returns the list of a resource in SQL, made once. */
function shapeOf(name: ResourceName): QueryShape {
  const existing = shapes.get(name)
  if (existing) return existing
  const [{ columns, orderings = [], search, fields }, table] = [resourceOf(name), resourceTables[name]]
  const extra = Object.values(fields).flatMap((field) =>
    field.kind === 'amount' && field.percentWhen ? [field.percentWhen[0]] : [],
  )
  const byField = orderings.flatMap((field) => {
    const column = `t.${columnName(table, field)}`
    return [
      [field, `${column}, t.id`],
      [`-${field}`, `${column} desc nulls last, t.id`],
    ]
  })
  const momentField = Object.entries(fields).find(([, { kind }]) => kind === 'moment')?.[0]
  const shape: QueryShape = {
    table: table.table,
    columns: `t.id, ${selected(table, fields, [...new Set([...columns, ...extra])])}`,
    joins: '',
    orderings: { '-id': 't.id desc', id: 't.id', ...Object.fromEntries(byField) },
    search: search.map((field) => `t.${columnName(table, field)}`),
    searchIndex: indexOfTable(table.table),
    // When it starts, or was published.
    moment: momentField === undefined ? null : `t.${columnName(table, momentField)}`,
  }
  shapes.set(name, shape)
  return shape
}

export interface ItemPage extends Pick<ResourceItem, 'labels' | 'thumbs'> {
  count: number
  results: { id: number; values: FieldValues }[]
}

/** Returns a page of a resource's list. */
export async function listItems(ctx: UserCtx, name: ResourceName, query: ListQuery & Row): Promise<ItemPage | Failure> {
  const [resource, table, shape] = [resourceOf(name), resourceTables[name], shapeOf(name)]
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  for (const field of resource.filters ?? []) {
    const value = query[field]
    if (value !== undefined)
      sql.where(`t.${columnName(table, field)} = ${sql.param(value as string | number | boolean)}`)
  }
  const failure =
    whereUntranslated(ctx, sql, query.untranslated as Language | undefined) ?? applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<Row & { id: number }>(tx, sql, shape, order, query)
    const items = results.map((row) => ({
      id: Number(row.id),
      values: valuesOf(ctx, resource.fields, resource.columns, row),
    }))
    return {
      count,
      results: items,
      ...(await describe(
        ctx,
        tx,
        items.flatMap(({ values }) => referencesOf(resource.fields, values)),
      )),
    }
  })
}
