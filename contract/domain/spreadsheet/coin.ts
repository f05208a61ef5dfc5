import { isMobile, normalizeMobile } from '../account/mobile'
import type { Country } from '../country/country'
import { type CoinKind, GRANT_LIMITS } from '../promotion/coins'
import { comparisonKey } from '../text/tidy'
import type { Language } from '../../language'
import { CellReader } from './cell-reader'
import { isEmptyRow, type RowPlan, type SheetPlan, type SheetRow, skippedRow } from './sheet'

/** Columns of the file of coin grants. The name is for the reader. */
export const coinColumns = ['mobile', 'user_name', 'coin', 'amount', 'reason'] as const

export interface CoinHolder {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly mobile: string
}

export interface CoinSheetState {
  /** Holders by mobile number. */
  readonly holders: ReadonlyMap<string, CoinHolder>
  /** Balances by `<kind> <user>`. */
  readonly balances: ReadonlyMap<string, number>
}

export interface CoinStep {
  readonly row: number
  readonly user: number
  readonly uuid: string
  readonly kind: CoinKind
  readonly amount: number
  readonly reason: string
}

interface PlanOptions {
  readonly country: Country
  readonly language: Language
  /** Kinds of coins by their names in any language, as `comparisonKey` has them. */
  readonly kinds: ReadonlyMap<string, CoinKind>
  /** The member of staff: nobody gives themselves coins. */
  readonly ownId: number
}

export const coinCells = ({ mobile, name }: CoinHolder): Record<(typeof coinColumns)[number], string> => ({
  mobile,
  user_name: name,
  coin: '',
  amount: '',
  reason: '',
})

/**
 * Plans the import of a file of coin grants: each row with an amount gives a customer coins, or takes some. A customer
 * has one row for each kind of coins, so that a row that was dragged down gives nothing twice.
 */
export function planCoins(
  rows: readonly SheetRow[],
  { holders, balances }: CoinSheetState,
  { country, language, kinds, ownId }: PlanOptions,
): SheetPlan<CoinStep> {
  const steps: CoinStep[] = []
  const plannedPairs = new Set<string>()
  const plans = rows.map((row): RowPlan => {
    if (isEmptyRow(row)) return skippedRow(row.row)
    const cells = new CellReader([row], language)
    const mobile = normalizeMobile(cells.text('mobile') ?? '', country)
    const holder = holders.get(mobile)
    const base = { row: row.row, title: holder?.name ?? mobile, changes: [] }
    const amount = cells.integer('amount') ?? 0
    const coin = cells.text('coin') ?? ''
    const reason = cells.words('reason', '', { max: GRANT_LIMITS.reason })
    if (amount === 0 && !cells.hasProblems) return { ...base, action: 'unchanged', problems: [] }
    if (mobile === '') cells.refuse('mobile', 'required')
    else if (!isMobile(mobile, country)) cells.refuse('mobile', 'wrongType')
    else if (!holder || holder.id === ownId) cells.refuse('mobile', 'notOffered')
    const kind = kinds.get(comparisonKey(coin))
    if (coin === '') cells.refuse('coin', 'required')
    else if (!kind) cells.refuse('coin', 'notOffered')
    if (reason === '') cells.refuse('reason', 'required')
    const pair = `${kind} ${holder?.id}`
    const before = balances.get(pair) ?? 0
    if (kind && holder) {
      if (plannedPairs.has(pair)) cells.refuse('mobile', 'taken')
      if (amount < 0 && before + amount < 0) cells.refuse('amount', 'tooSmall', -Math.max(0, before))
    }
    if (Math.abs(amount) > GRANT_LIMITS.amount) cells.refuse('amount', 'wrongType')
    const problems = cells.problemsIn(row.row)
    if (problems.length > 0 || !kind || !holder) return { ...base, action: 'error', problems }
    plannedPairs.add(pair)
    steps.push({ row: row.row, user: holder.id, uuid: holder.uuid, kind, amount, reason })
    const changes = [{ column: 'amount', before: String(before), after: String(before + amount) }]
    return { ...base, action: 'update', changes, problems }
  })
  // Customers are locked in the order of their ids.
  return { rows: plans, steps: steps.sort((one, other) => one.user - other.user || one.row - other.row) }
}
