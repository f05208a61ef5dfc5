import { ANALYTICS_DAYS_MAX } from '@storefront/contract/constants'
import { addDays, addMonths, countDays, daysBetween } from '@storefront/contract/domain/day'
import {
  columnsOf,
  countsVisitors,
  isCurrent,
  neededPermission,
  REPORT_DAYS_MAX,
  type ReportComparison,
  type ReportName,
} from '@storefront/contract/domain/ops/report'
import type { ReportFigures, ReportQuery, StudioReport } from '@storefront/contract/entities/studio/report'
import { hasPermission } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import { type Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type Days, daysFailure } from '../../ops/dashboard/days'
import {
  type KeySums,
  readEventDays,
  readEventKeys,
  readShopDays,
  readShopKeys,
  readSpan,
  type Span,
} from '../../ops/figures/read'
import { funnelSteps, reportMeasures } from './measures'
import { nameRows } from './names'
import { readStock } from './stock'

type Sums = Omit<KeySums, 'key' | 'name'>
const none: Sums = { count: 0, amount: 0, back: 0, visitors: 0 }

interface Figures {
  rows: KeySums[]
  byDay: Map<string, Sums>
  total: Sums
}

const sumOf = (list: Iterable<Sums>): Sums => {
  const total = { ...none }
  for (const { count, amount: money, back, visitors } of list) {
    total.count += count
    total.amount += money
    total.back += back
    total.visitors += visitors
  }
  return total
}

/** Reads the steps to an order; by day, the devices that came. */
async function readFunnel(tx: Connection, span: Span): Promise<Figures> {
  const rows: KeySums[] = []
  for (const step of funnelSteps) {
    const sums =
      'events' in step
        ? await readEventKeys(tx, span, step.events, { part: step.part, keys: [step.name] })
        : [sumOf((await readShopDays(tx, span, step.measure)).map((day) => ({ ...none, ...day })))]
    const [{ count, visitors } = none] = sums
    rows.push({ ...none, key: step.key, name: '', count: 'events' in step ? visitors : count })
  }
  const days = await readEventDays(tx, span, 'page_view')
  const byDay = new Map(days.map(({ day, visitors }) => [day, { ...none, count: visitors }]))
  return { rows, byDay, total: { ...none, count: rows[0]?.count ?? 0 } }
}

/** Reads the figures of a report. @param keys of the rows; null reads the largest */
async function readFigures(tx: Connection, span: Span, name: ReportName, keys: string[] | null): Promise<Figures> {
  if (name === 'funnel') return readFunnel(tx, span)
  if (name === 'stock') {
    const rows = await readStock(tx, span.tenantId)
    return { rows, byDay: new Map(), total: sumOf(rows) }
  }
  const report = reportMeasures[name]
  if ('events' in report) {
    const rows = await readEventKeys(tx, span, report.events, { keys })
    const days = await readEventDays(tx, span, null)
    const byDay = new Map(days.map(({ day, count, visitors }) => [day, { ...none, count, visitors }]))
    // Somebody who comes on two days is one visitor of both.
    const visitors = days.reduce((sum, { first_visitors }) => sum + first_visitors, 0)
    return { rows, byDay, total: { ...sumOf(byDay.values()), visitors } }
  }
  const rows = await readShopKeys(tx, span, report.measure, keys)
  const days = await readShopDays(tx, span, report.total ?? report.measure)
  const byDay = new Map(
    days.map(({ day, count, amount: money, back }) => [day, { ...none, count, amount: money, back }]),
  )
  return { rows, byDay, total: sumOf(byDay.values()) }
}

/** Returns the period that another one is compared with. */
export function comparedDays({ from, to }: Days, compare: ReportComparison | undefined): Days | null {
  if (compare === undefined) return null
  if (compare === 'year')
    return { from: addMonths(from, -12), to: addDays(addMonths(from, -12), countDays(from, to) - 1) }
  const before = addDays(from, -1)
  return { from: addDays(before, 1 - countDays(from, to)), to: before }
}

/** Reads a report beside the same of another period; a failure for too many days. */
export async function readReport(ctx: UserCtx, query: ReportQuery): Promise<StudioReport | Failure> {
  const { report, from, to, compare } = query
  const need = neededPermission(report)
  if (need && !hasPermission(ctx.perms, need)) return fail('forbidden')
  const failure = daysFailure(ctx, query, countsVisitors(report) ? ANALYTICS_DAYS_MAX : REPORT_DAYS_MAX)
  if (failure) return failure
  const units = new Map(columnsOf(report))
  const present = ({ count, visitors, ...sums }: Sums): ReportFigures => ({
    count: String(count),
    visitors: String(visitors),
    amount: units.get('amount') === 'coins' ? String(sums.amount) : amount(ctx, sums.amount),
    back: units.get('back') === 'coins' ? String(sums.back) : amount(ctx, sums.back),
  })
  const before = isCurrent(report) ? null : comparedDays({ from, to }, compare)
  const days = isCurrent(report) ? [] : daysBetween(from, to)
  return ctx.db.read(async (tx) => {
    const now = await readFigures(tx, await readSpan(ctx, tx, { from, to }), report, null)
    const keys = now.rows.map(({ key }) => key)
    const then = before && (await readFigures(tx, await readSpan(ctx, tx, before), report, keys))
    const names = await nameRows(ctx, tx, report, now.rows)
    const daysBefore = before ? daysBetween(before.from, before.to) : []
    const rowsBefore = new Map(then?.rows.map((row) => [row.key, row]))
    return {
      from,
      to,
      before,
      total: { now: present(now.total), before: then && present(then.total) },
      days: days.map((date, place) => ({
        date,
        now: present(now.byDay.get(date) ?? none),
        before: then && present(then.byDay.get(daysBefore[place] ?? '') ?? none),
      })),
      rows: now.rows.map((row) => ({
        key: row.key,
        name: names.get(row.key) ?? row.key,
        now: present(row),
        before: then && present(rowsBefore.get(row.key) ?? none),
      })),
    }
  })
}
