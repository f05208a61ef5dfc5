import type { Language } from '../../language'
import { comparisonKey } from '../text/tidy'
import { CellReader, readInteger } from './cell-reader'
import { isEmptyRow, type RowPlan, type SheetPlan, type SheetRow, skippedRow } from './sheet'

/** Columns of the file of stock. Only `change` and `reason` are read; the others say which variant it is. */
export const stockColumns = ['variant', 'product_name', 'options', 'sku', 'inventory', 'change', 'reason'] as const

export interface StockVariant {
  readonly id: number
  readonly product: number
  readonly product_name: string
  readonly options: string
  readonly sku: string
  /** Null is without limit. */
  readonly inventory: number | null
}

export interface StockStep {
  readonly row: number
  readonly product: number
  readonly variant: number
  readonly change: number
  readonly reason: string
}

const REASON_MAX = 200
const CHANGE_MAX = 1_000_000

export const stockCells = ({
  id,
  product: _,
  inventory,
  ...variant
}: StockVariant): Record<(typeof stockColumns)[number], string> => ({
  ...variant,
  variant: String(id),
  inventory: inventory === null ? '' : String(inventory),
  change: '',
  reason: '',
})

/** Returns the variant that a row belongs to: its rows are added up. */
export function variantOfRow({ cells }: SheetRow, language: Language): string {
  const id = comparisonKey(cells.variant ?? '')
  return String(readInteger(id, language) ?? id)
}

/**
 * Plans the import of a file of stock. Pieces are added or taken away, never set, so that sales between the export and
 * the import still count.
 * @param variants those that are on sale, by id
 */
export function planStock(
  rows: readonly SheetRow[],
  variants: ReadonlyMap<number, StockVariant>,
  { standardReason, language }: { standardReason: string; language: Language },
): SheetPlan<StockStep> {
  const steps: StockStep[] = []
  const inventories = new Map([...variants].map(([id, { inventory }]) => [id, inventory]))
  const plans = rows.map((row): RowPlan => {
    if (isEmptyRow(row)) return skippedRow(row.row)
    const cells = new CellReader([row], language)
    const base = { row: row.row, title: cells.raw('product_name'), changes: [] }
    const id = cells.integer('variant')
    const variant = id ? variants.get(id) : undefined
    if (id === null || !cells.has('variant')) cells.refuse('variant', 'required')
    else if (id !== undefined && !variant) cells.refuse('variant', 'notOffered')
    const change = cells.integer('change') ?? 0
    const reason = cells.words('reason', '', { max: REASON_MAX }) || standardReason
    const before = variant ? (inventories.get(variant.id) ?? null) : null
    if (variant && change !== 0) {
      if (before === null) cells.refuse('change', 'notOffered')
      else if (before + change < 0) cells.refuse('change', 'tooSmall', -before)
      else if (Math.abs(change) > CHANGE_MAX) cells.refuse('change', 'wrongType')
    }
    const problems = cells.problemsIn(row.row)
    if (problems.length > 0 || !variant) return { ...base, action: 'error', problems }
    const title = [variant.product_name, variant.options].filter(Boolean).join(' ')
    if (change === 0 || before === null) return { ...base, title, action: 'unchanged', problems }
    inventories.set(variant.id, before + change)
    steps.push({ row: row.row, product: variant.product, variant: variant.id, change, reason })
    return {
      ...base,
      title,
      action: 'update',
      changes: [{ column: 'inventory', before: String(before), after: String(before + change) }],
      problems,
    }
  })
  return { rows: plans, steps }
}
