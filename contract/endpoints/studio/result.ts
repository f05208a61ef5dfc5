import { Type } from '@sinclair/typebox'
import { doorResults } from '../../domain/door/reasons'
import { Id, ListQuery, Page } from '../../entities/common'
import { CandidateResult, DoorLine, VoteOption } from '../../entities/studio/result'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const Paging = Type.Pick(ListQuery, ['limit', 'offset', 'search'])

/** Results of votes, of contests and of the door, as lists that staff can have as files. */
export const studioResultEndpoints = {
  studioVoteOptions: endpoint({
    method: 'GET',
    path: '/studio/voteoption/',
    summary: 'Options of votes with their counts, of one vote or all, by words; the newest vote first',
    query: Type.Composite([Paging, Type.Object({ vote: Type.Optional(Id) })]),
    reply: Page(VoteOption),
    auth: permissions.readSubmission,
  }),
  studioCandidates: endpoint({
    method: 'GET',
    path: '/studio/votecandidate/',
    summary: 'Candidates of contests by their votes, of one contest or all, by words; the newest contest first',
    query: Type.Composite([Paging, Type.Object({ contest: Type.Optional(Id) })]),
    reply: Page(CandidateResult),
    auth: permissions.readSubmission,
  }),
  studioDoorScans: endpoint({
    method: 'GET',
    path: '/studio/doorscan/',
    summary: 'Scans at the doors of all events, of days, by event, result and code; the newest first',
    query: Type.Composite([
      Type.Omit(ListQuery, ['id', 'ordering']),
      Type.Object({
        event: Type.Optional(Id),
        result: Type.Optional(Type.Union(doorResults.map((result) => Type.Literal(result)))),
      }),
    ]),
    reply: Page(DoorLine),
    auth: permissions.superviseDoor,
    secondFactor: true,
  }),
}
