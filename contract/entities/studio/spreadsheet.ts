import { type Static, Type } from '@sinclair/typebox'
import { planStatuses, rowActions, spreadsheetKinds } from '../../domain/spreadsheet/sheet'
import { pictureFailures } from '../../domain/spreadsheet/pictures'
import { importStatuses, leftoverReasons, undoableKinds } from '../../domain/spreadsheet/undo'
import { Id, Moment, Nullable } from '../common'

const Count = Type.Integer({ minimum: 0 })
const Action = Type.Union(rowActions.map((action) => Type.Literal(action)))

const Status = Type.Union(planStatuses.map((status) => Type.Literal(status)))
/** Rows that the present step of an import has done; `total` is 0 as long as it is not known. */
const Progress = Type.Object({ done: Count, total: Count })

/** An import that is not finished. */
export const SheetPlanSummary = Type.Object({
  id: Id,
  name: Type.String(),
  status: Status,
  progress: Progress,
  created: Moment,
})
export type SheetPlanSummary = Static<typeof SheetPlanSummary>

/** A row of a preview. */
export const SheetPlanRow = Type.Object({
  row: Type.Integer(),
  action: Action,
  title: Type.String(),
  changes: Type.Array(Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() })),
  problems: Type.Array(
    Type.Object({ cell: Type.String(), column: Type.String(), reason: Type.String(), value: Type.String() }),
  ),
})
export type SheetPlanRow = Static<typeof SheetPlanRow>

/** Pictures from the web that are still to be fetched, and those that could not be. */
const PictureCounts = Type.Object({ waiting: Count, failed: Count })
export type PictureCounts = Static<typeof PictureCounts>

/** A picture that could not be fetched. */
export const FailedPicture = Type.Object({
  product: Id,
  row: Nullable(Type.Integer()),
  name: Type.String(),
  url: Type.String(),
  reason: Type.Union(pictureFailures.map((reason) => Type.Literal(reason))),
})
export type FailedPicture = Static<typeof FailedPicture>

/** Preview of a file's import (spec: none; the studio's own). */
export const SpreadsheetPlan = Type.Object({
  id: Id,
  kind: Type.Union(spreadsheetKinds.map((kind) => Type.Literal(kind))),
  /** The file's name. */
  name: Type.String(),
  status: Status,
  progress: Progress,
  /** The reason why it failed, in the language of its owner. */
  failure: Nullable(Type.String()),
  /** Whether the rows that are not written can be previewed again after a failure. */
  can_plan_again: Type.Boolean(),
  /** Rows of the file by what they come to; zeros before all are planned. */
  counts: Type.Object({ create: Count, update: Count, unchanged: Count, skip: Count, error: Count }),
  /** Cells that lose what stood in them. */
  emptied: Count,
  /** The heads of the file: the column that each means, and the first text below it. */
  heads: Type.Array(
    Type.Object({
      at: Count,
      letters: Type.String(),
      head: Type.String(),
      sample: Type.String(),
      column: Nullable(Type.String()),
    }),
  ),
  /** The columns that a head can mean. */
  columns: Type.Array(Type.Object({ column: Type.String(), label: Type.String() })),
  /** Columns of the file that are none of ours. */
  unknown_columns: Type.Array(Type.String()),
  /** Address of a file of the first errors; null without any. */
  errors_url: Nullable(Type.String()),
  created: Moment,
  /** Null as long as nothing is written. */
  applied: Nullable(Moment),
  /** The import that can be undone; null before it is applied, and for kinds that cannot be. */
  import: Nullable(Id),
  pictures: PictureCounts,
})
export type SpreadsheetPlan = Static<typeof SpreadsheetPlan>

/** A file that was written. */
export const SpreadsheetFile = Type.Object({ url: Type.String(), name: Type.String(), rows: Count })
export type SpreadsheetFile = Static<typeof SpreadsheetFile>

/** An export of products in files, each of which can be imported. */
export const SheetExport = Type.Object({
  id: Id,
  status: Type.Union([Type.Literal('running'), Type.Literal('failed'), Type.Literal('done')]),
  /** Products at its start, and those that are written. */
  total: Count,
  done: Count,
  created: Moment,
  parts: Type.Array(SpreadsheetFile),
})
export type SheetExport = Static<typeof SheetExport>

/** An import of products or stock that was carried out, and what an undo made of it. */
export const SheetImport = Type.Object({
  id: Id,
  kind: Type.Union(undoableKinds.map((kind) => Type.Literal(kind))),
  /** The file's name. */
  name: Type.String(),
  /** Name of the member of staff who applied it. */
  by: Type.String(),
  applied: Moment,
  /** Rows that it writes, and those of new and of changed items that are written. */
  rows: Count,
  created: Count,
  updated: Count,
  pictures: PictureCounts,
  status: Type.Union(importStatuses.map((status) => Type.Literal(status))),
  /** Whether the caller can undo it now. */
  can_undo: Type.Boolean(),
  /** The moment until which it can be undone. */
  undo_until: Moment,
  /** Products or stocks that it changed; those that are undone, and those that an undo left as they are. */
  total: Count,
  undone: Count,
  left: Count,
  /** The first of those that are left, with the reason. */
  leftovers: Type.Array(
    Type.Object({
      product: Id,
      name: Type.String(),
      reason: Type.Union(leftoverReasons.map((reason) => Type.Literal(reason))),
    }),
  ),
})
export type SheetImport = Static<typeof SheetImport>
