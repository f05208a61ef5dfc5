import { type Static, Type } from '@sinclair/typebox'
import { Id, Nullable } from '../common'
import { DoorScan } from '../door/door'

/** An option of a vote with its count. */
export const VoteOption = Type.Object({
  /** `<question>-<option>`, both counted by the database. */
  number: Type.String(),
  vote: Type.Object({ id: Id, title: Type.String() }),
  question: Type.String(),
  option: Type.String(),
  count: Type.Integer(),
  /** People who voted in the whole vote: shares are of them. */
  voters: Type.Integer(),
})
export type VoteOption = Static<typeof VoteOption>

/** A candidate of a contest with its votes. */
export const CandidateResult = Type.Object({
  id: Id,
  contest: Type.Object({ id: Id, title: Type.String() }),
  number: Type.Integer(),
  title: Type.String(),
  vote_count: Type.Integer(),
  /** Place among the candidates that are shown; null for one that is not. */
  rank: Nullable(Type.Integer()),
})
export type CandidateResult = Static<typeof CandidateResult>

/** A scan at the door of any event, with the person whom the code belongs to. */
export const DoorLine = Type.Composite([
  DoorScan,
  Type.Object({
    event: Type.Object({ id: Id, name: Type.String() }),
    holder: Nullable(Type.Object({ name: Type.String(), mobile: Type.String() })),
    result_display: Type.String(),
    direction_display: Type.String(),
    /** '' for a scan without a reason. */
    reason_display: Type.String(),
  }),
])
export type DoorLine = Static<typeof DoorLine>
