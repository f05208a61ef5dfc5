import { type Permission, studioPermissions } from '../../permissions'

/** Units of a report's figures; money is an amount of the site's currency. */
export type ReportUnit = 'number' | 'money' | 'coins'

interface ReportRow {
  /** The figures that it shows, the first of them as a chart. */
  readonly columns: Readonly<Partial<Record<ReportColumn, ReportUnit>>>
  /** Counts visitors, of 92 days at most, while others reach over a year. */
  readonly countsVisitors?: true
  /** Tells how things are now, whatever days are asked for: it has no days and compares nothing. */
  readonly isCurrent?: true
  /** Permission that it needs beside that of reports. */
  readonly need?: Permission
}

export const reportColumns = ['amount', 'count', 'back', 'visitors'] as const
export type ReportColumn = (typeof reportColumns)[number]

/** THE table of reports, in the order of the menu. The server has the measure of each (domains/studio/report). */
export const reportRows = {
  sales: { columns: { amount: 'money', back: 'money', count: 'number' } },
  orders: { columns: { count: 'number', amount: 'money' } },
  channel: { columns: { count: 'number', amount: 'money' } },
  goods: { columns: { amount: 'money', count: 'number', back: 'money' } },
  category: { columns: { amount: 'money', count: 'number', back: 'money' } },
  stock: { columns: { amount: 'money', count: 'number' }, isCurrent: true, need: studioPermissions.readCost },
  region: { columns: { amount: 'money', count: 'number' } },
  coupon: { columns: { count: 'number', amount: 'money' } },
  funnel: { columns: { count: 'number' }, countsVisitors: true },
  customer: { columns: { count: 'number', amount: 'money' } },
  account: { columns: { count: 'number' } },
  campaign: { columns: { visitors: 'number', count: 'number' }, countsVisitors: true },
  source: { columns: { visitors: 'number', count: 'number' }, countsVisitors: true },
  ticket: { columns: { amount: 'money', count: 'number', back: 'money' } },
  attendance: { columns: { count: 'number' } },
  promoter: { columns: { amount: 'money', count: 'number', back: 'money' } },
  coin: { columns: { amount: 'coins', back: 'coins', count: 'number' } },
} as const satisfies Record<string, ReportRow>

export type ReportName = keyof typeof reportRows
export const reportNames = Object.keys(reportRows) as ReportName[]

/** Returns the columns of a report, in their order. */
export const columnsOf = (name: ReportName): readonly (readonly [ReportColumn, ReportUnit])[] => {
  const { columns }: ReportRow = reportRows[name]
  return (Object.keys(columns) as ReportColumn[]).map((column) => [column, columns[column] ?? 'number'] as const)
}

/** Whether a report counts visitors, whose days are fewer. */
export const countsVisitors = (name: ReportName): boolean => {
  const row: ReportRow = reportRows[name]
  return row.countsVisitors ?? false
}

/** Whether a report tells how things are now, without days. */
export const isCurrent = (name: ReportName): boolean => {
  const row: ReportRow = reportRows[name]
  return row.isCurrent ?? false
}

/** Returns the permission that a report needs beside that of reports; null for none. */
export const neededPermission = (name: ReportName): Permission | null => {
  const row: ReportRow = reportRows[name]
  return row.need ?? null
}

/** Days of a report at most: a year. */
export const REPORT_DAYS_MAX = 366

/** The period that a report is compared with: the days just before, or the same days a year before. */
export const reportComparisons = ['before', 'year'] as const
export type ReportComparison = (typeof reportComparisons)[number]
