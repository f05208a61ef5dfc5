/** Names of a table of archives that were written before migration 0081. */
interface Rename {
  readonly table: string
  readonly columns?: Readonly<Record<string, string>>
  /** Values of texts, by their column's present name. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const NOTIFIED = { told: 'notified' }

const renames: Readonly<Record<string, Rename>> = {
  due_work: { table: 'job' },
  product_reservation: {
    table: 'back_in_stock_subscription',
    columns: { told_at: 'notified_at' },
    values: { status: NOTIFIED },
  },
  product_reservation_log: {
    table: 'back_in_stock_subscription_log',
    columns: { reservation_id: 'subscription_id' },
    values: { action: { tell: 'notify' }, from_status: NOTIFIED, to_status: NOTIFIED },
  },
}

/** Rows of one table in an archive. */
export interface TableLine {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Returns rows of an archive by the present names of tables, columns and states. */
export function withPresentNames<L extends TableLine>(line: L): L {
  const rename = renames[line.table]
  if (!rename) return line
  const { table, columns = {}, values = {} } = rename
  const nameOf = (column: string) => columns[column] ?? column
  const presentValue = (column: string, value: unknown) =>
    (typeof value === 'string' ? values[column]?.[value] : undefined) ?? value
  return {
    ...line,
    table,
    columns: line.columns.map(nameOf),
    rows: line.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [nameOf(column), presentValue(nameOf(column), value)]),
      ),
    ),
  }
}
