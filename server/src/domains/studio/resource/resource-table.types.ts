import type { Connection, Param } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'

/** The columns of a capacity, and the amount taken while it has no limit, as SQL over row `t`. */
export interface CapacityColumns {
  readonly total: string
  readonly left: string
  readonly taken: string
}

/** A list column that holds one part of each element of a field. */
interface ComputedValue {
  readonly type: 'text[]' | 'bigint[]'
  readonly part: string
}

/** A field that no column holds as it is: how it is read of row `t`, and each column that its parameter is written to. */
export interface ComputedColumn {
  readonly select: string
  /** For each column its type and its value, of the elements of the field. */
  readonly assign: Readonly<Record<string, ComputedValue>>
}

/** The storage of the rows of a table in a form. */
export interface RowsTable {
  readonly table: string
  readonly computed?: Readonly<Record<string, ComputedColumn>>
  /** The column that names the item they belong to. */
  readonly parent: string
  readonly columns: Readonly<Record<string, string>>
  readonly capacities?: Readonly<Record<string, CapacityColumns>>
  /** Column that switches rows off; without one all rows are replaced. */
  readonly active?: string
  readonly position?: string
  /** Column with the number of each row within its item, from 1 in the order in which they were added. */
  readonly serial?: string
}

/** The storage of a resource. Its fields have the names of their columns, except those in `columns`. */
export interface ResourceTable {
  readonly table: string
  readonly columns?: Readonly<Record<string, string>>
  readonly computed?: Readonly<Record<string, ComputedColumn>>
  readonly capacities?: Readonly<Record<string, CapacityColumns>>
  readonly rows?: Readonly<Record<string, RowsTable>>
  /** Columns that the form has not and a new row needs. */
  readonly insert?: (ctx: UserCtx) => Readonly<Record<string, Param>>
  /** Conditions over the row `t`, each of which keeps it from being deleted. */
  readonly uses?: readonly string[]
  /** Checks values across fields that each fit their own schema; returns the failure or null. */
  readonly check?: (
    ctx: UserCtx,
    tx: Connection,
    id: number | null,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<Failure | null>
  /** Changes other rows before an item with these checked values is written. */
  readonly beforeSave?: (
    ctx: UserCtx,
    tx: Connection,
    id: number | null,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<void>
  readonly afterSave?: (ctx: UserCtx, tx: Connection, id: number) => Promise<void>
}
