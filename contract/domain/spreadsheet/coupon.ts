import type { Country } from '../country/country'
import { isMobile, normalizeMobile } from '../account/mobile'
import { DEFAULT_LANGUAGE } from '../../language'
import { CellReader } from './cell-reader'
import { isEmptyRow, type RowPlan, type SheetPlan, type SheetRow, skippedRow } from './sheet'

/** Columns of the file of issued coupon codes. A row without a code gives the coupon to the holder of the number. */
export const couponColumns = ['code', 'coupon', 'coupon_name', 'mobile', 'status'] as const

export interface IssuedCoupon {
  readonly code: string
  /** The coupon's short name. */
  readonly coupon: string
  readonly coupon_name: string
  readonly mobile: string
  readonly status: string
}

export interface CouponSheetState {
  readonly issued: ReadonlyMap<string, IssuedCoupon>
  /**
   * Coupons that can be given now, by their short name: how many are left, and how many one user may have; null is
   * without limit.
   */
  readonly coupons: ReadonlyMap<
    string,
    { readonly id: number; readonly left: number | null; readonly max: number | null; readonly title: string }
  >
  /** Number of pieces of a coupon that a user has received, by `<coupon> <user>`. */
  readonly received: ReadonlyMap<string, number>
  /** Users by mobile number. */
  readonly users: ReadonlyMap<string, number>
}

export interface CouponStep {
  readonly row: number
  readonly coupon: number
  readonly user: number
}

/** Plans the import of a file of coupon codes: existing codes stay as they are, rows without a code issue a new one. */
export function planCoupons(
  rows: readonly SheetRow[],
  { issued, coupons, received, users }: CouponSheetState,
  country: Country,
): SheetPlan<CouponStep> {
  const steps: CouponStep[] = []
  const counts = new Map(received)
  const left = new Map([...coupons].map(([slug, coupon]) => [slug, coupon.left]))
  const plans = rows.map((row): RowPlan => {
    if (isEmptyRow(row)) return skippedRow(row.row)
    // No column of it is a number, so the language has no part in it.
    const cells = new CellReader([row], DEFAULT_LANGUAGE)
    const text = (column: string) => cells.text(column) ?? ''
    const mobile = normalizeMobile(text('mobile'), country)
    const base = { row: row.row, title: cells.raw('coupon_name') || cells.raw('coupon'), changes: [] }
    if (text('code') !== '') {
      // What stands beside a code is for the reader.
      if (!issued.has(text('code'))) cells.refuse('code', 'notOffered')
      const problems = cells.problemsIn(row.row)
      return { ...base, action: problems.length > 0 ? 'error' : 'unchanged', problems }
    }
    const coupon = coupons.get(text('coupon'))
    const user = users.get(mobile)
    const remaining = left.get(text('coupon')) ?? null
    if (text('coupon') === '') cells.refuse('coupon', 'required')
    else if (!coupon) cells.refuse('coupon', 'notOffered')
    else if (remaining === 0) cells.refuse('coupon', 'tooMany', coupon.left ?? 0)
    if (mobile === '') cells.refuse('mobile', 'required')
    else if (!isMobile(mobile, country)) cells.refuse('mobile', 'wrongType')
    else if (user === undefined) cells.refuse('mobile', 'notOffered')
    const pair = `${coupon?.id} ${user}`
    const count = counts.get(pair) ?? 0
    if (coupon?.max != null && user !== undefined && count >= coupon.max) cells.refuse('mobile', 'tooMany', coupon.max)
    if (!coupon || user === undefined || cells.hasProblems)
      return { ...base, action: 'error', problems: cells.problemsIn(row.row) }
    if (remaining !== null) left.set(text('coupon'), remaining - 1)
    counts.set(pair, count + 1)
    steps.push({ row: row.row, coupon: coupon.id, user })
    return {
      ...base,
      title: coupon.title,
      action: 'create',
      changes: [{ column: 'mobile', before: '', after: mobile }],
      problems: [],
    }
  })
  return { rows: plans, steps }
}
