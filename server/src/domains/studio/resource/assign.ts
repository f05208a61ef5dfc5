import type { Field } from '@storefront/contract/resources/field'
import type { Connection, Param } from '../../../db'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { castOf, columnOf } from './codec'
import { columnName } from './read'
import type { CapacityColumns, ResourceTable } from './resource-table.types'

/** The columns of a statement and its parameters, as they are added. */
export class Assignments {
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

export type Fields = readonly (readonly [string, Field])[]
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
type Table = Pick<ResourceTable, 'table' | 'columns' | 'capacities' | 'computed'>

/** Adds the columns of fields. */
export async function assignFields(
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
    const computed = table.computed?.[name]
    if (computed) {
      const elements = JSON.parse(String(column)) as readonly Record<string, string | number | null>[]
      for (const [target, { type, part }] of Object.entries(computed.assign)) {
        const parts = elements.map((element) => element[part] ?? null)
        into.set(target, into.param(parts, `::${type}`))
      }
    } else if (field.kind === 'remaining')
      setRemaining(into, columnName(table, name), column as number | null, base?.[name] as number | null | undefined)
    else into.set(columnName(table, name), into.param(column, castOf(field)))
  }
  return null
}
