import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

/** A form in the operators' list. */
export const OpsForm = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  is_active: Type.Boolean(),
  submissions: Type.Integer(),
  today: Type.Integer(),
  last_submitted: Nullable(Moment),
})
export type OpsForm = Static<typeof OpsForm>

/** A customer's submission, for operators; `answers` as texts in the form's order, with a row for each nested field. */
export const Submission = Type.Object({
  id: Id,
  form: Type.Object({ id: Id, slug: Type.String(), title: Type.String() }),
  user: Type.Object({ name: Type.String(), mobile: Type.String() }),
  note: Type.String(),
  created: Moment,
  answers: Type.Array(Type.Object({ title: Type.String(), value: Type.String(), images: Type.Array(Type.String()) })),
})
export type Submission = Static<typeof Submission>

/** A file that a job makes of many rows. */
export const ExportTask = Type.Object({
  id: Id,
  status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('done'), Type.Literal('failed')]),
  /** Rows in all, and those that are written. */
  total: Type.Integer(),
  done: Type.Integer(),
  /** Address of the file; null until the file is written. The address ends with the task. */
  url: Nullable(Type.String()),
  name: Type.String(),
  created: Moment,
})
export type ExportTask = Static<typeof ExportTask>

/** A vote in the operators' list, and its results. */
export const OpsVote = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  voters: Type.Integer(),
})
export type OpsVote = Static<typeof OpsVote>

export const OpsVoteResult = Type.Composite([
  OpsVote,
  Type.Object({
    /** Votes of each day of the site on which there were any. */
    days: Type.Array(Type.Object({ date: Type.String(), voters: Type.Integer() })),
    vote_items: Type.Array(
      Type.Object({
        id: Id,
        description: Type.String(),
        is_single: Type.Boolean(),
        options: Type.Array(Type.Object({ description: Type.String(), count: Type.Integer() })),
      }),
    ),
  }),
])
export type OpsVoteResult = Static<typeof OpsVoteResult>
