import type { Submission } from '@storefront/contract/entities/forms/submission'
import type { JobCtx } from '../../../core/context.types'

/** Rows that are in memory at a time. */
export const EXPORT_PAGE = 500

/** One row of a file: cells that every row has, and answers, whose columns the file collects. */
export interface ExportRow {
  readonly id: number
  readonly cells: readonly string[]
  readonly answers: Submission['answers']
}

/** The source of the rows of an exported file. */
export interface ExportSource {
  /** Heads of the cells, in the file's language. */
  readonly heads: (ctx: JobCtx) => readonly string[]
  /** The next rows after an id, the oldest first, `EXPORT_PAGE` at most. */
  readonly page: (ctx: JobCtx, after: number) => Promise<ExportRow[]>
}
