import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

/** A file of one's data (JSON). Its owner fetches it by its id until `expires`. */
export const DataExport = Type.Object({
  id: Id,
  status: Type.Union([Type.Literal('waiting'), Type.Literal('done'), Type.Literal('failed')]),
  created: Moment,
  expires: Nullable(Moment),
})
export type DataExport = Static<typeof DataExport>

/** The removal of an account that was asked for; `removes` is when it happens. Null without one. */
export const AccountRemoval = Type.Object({
  requested: Nullable(Moment),
  removes: Nullable(Moment),
  wait_days: Type.Integer(),
})
export type AccountRemoval = Static<typeof AccountRemoval>
