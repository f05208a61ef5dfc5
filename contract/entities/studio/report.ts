import { type Static, Type } from '@sinclair/typebox'
import { reportColumns, reportComparisons, reportNames } from '../../domain/ops/report'
import { Nullable } from '../common'

const Days = Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) })

/** Figures of a report as texts: amounts of money as decimals, others as whole numbers. */
const ReportFigures = Type.Object(
  Object.fromEntries(reportColumns.map((column) => [column, Type.String()])) as Record<
    (typeof reportColumns)[number],
    ReturnType<typeof Type.String>
  >,
)
export type ReportFigures = Static<typeof ReportFigures>

/** A report's days and what it compares them with. */
export const ReportQuery = Type.Object({
  report: Type.Union(reportNames.map((name) => Type.Literal(name))),
  ...Days.properties,
  compare: Type.Optional(Type.Union(reportComparisons.map((name) => Type.Literal(name)))),
})
export type ReportQuery = Static<typeof ReportQuery>

const Pair = {
  now: ReportFigures,
  /** Figures of the other period; null where nothing is compared. */
  before: Nullable(ReportFigures),
}

/** One report of some days, beside those of another period. */
export const StudioReport = Type.Object({
  ...Days.properties,
  before: Nullable(Days),
  total: Type.Object(Pair),
  /** One row a day, none where a report tells how things are now; `before` is the day at the same place of the other period. */
  days: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ...Pair })),
  /** By key, the largest first, 200 at most; the name is in the caller's language. */
  rows: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), ...Pair })),
})
export type StudioReport = Static<typeof StudioReport>
