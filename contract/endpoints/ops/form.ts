import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page, SearchText } from '../../entities/common'
import { ExportTask, OpsForm, OpsVote, OpsVoteResult, Submission } from '../../entities/forms/submission'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** One field that has one value, or contains it. */
const Filters = Type.Object({
  field: Type.Optional(Type.String({ maxLength: 100 })),
  value: Type.Optional(Type.String({ maxLength: 200 })),
})
const SubmissionQuery = Type.Composite([ListQuery, Filters, Type.Object({ form: Type.Optional(Id) })])

/** Submissions of forms and results of votes, for operators. */
export const opsFormEndpoints = {
  opsForms: endpoint({
    method: 'GET',
    path: '/ops/form/form/',
    summary: 'Forms with how often they were filled in',
    query: ListQuery,
    reply: Page(OpsForm),
    auth: permissions.readSubmission,
  }),
  opsSubmissions: endpoint({
    method: 'GET',
    path: '/ops/form/submission/',
    summary: 'What customers sent, by form, day, field and words; the newest first',
    query: SubmissionQuery,
    reply: Page(Submission),
    auth: permissions.readSubmission,
    secondFactor: true,
  }),
  opsSubmission: endpoint({
    method: 'GET',
    path: '/ops/form/submission/{id}/',
    summary: 'What a customer sent',
    params: ById,
    reply: Submission,
    errors: ['notFound'],
    auth: permissions.readSubmission,
    secondFactor: true,
  }),
  opsNoteSubmission: endpoint({
    method: 'POST',
    path: '/ops/form/submission/{id}/note/',
    summary: "Changes the operators' note on a submission",
    params: ById,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }),
    reply: Submission,
    errors: ['notFound'],
    auth: permissions.readSubmission,
    secondFactor: true,
  }),
  opsExportSubmissions: endpoint({
    method: 'POST',
    path: '/ops/form/form/{id}/export/',
    summary: "Starts a file (xlsx) of a form's submissions, chosen as in their list",
    params: ById,
    body: Type.Composite([
      Filters,
      Type.Object({
        from: Type.Optional(Type.String({ format: 'date' })),
        to: Type.Optional(Type.String({ format: 'date' })),
        search: Type.Optional(SearchText()),
      }),
    ]),
    reply: ExportTask,
    errors: ['notFound'],
    auth: permissions.readSubmission,
    secondFactor: true,
    fresh: true,
    idempotent: true,
  }),
  opsExportTask: endpoint({
    method: 'GET',
    path: '/ops/form/export/{id}/',
    summary: 'How far a file is that the caller started',
    params: ById,
    reply: ExportTask,
    errors: ['notFound'],
    auth: permissions.readSubmission,
    secondFactor: true,
  }),
  opsVotes: endpoint({
    method: 'GET',
    path: '/ops/vote/vote/',
    summary: 'Votes with how many have voted',
    query: ListQuery,
    reply: Page(OpsVote),
    auth: permissions.readSubmission,
  }),
  opsVote: endpoint({
    method: 'GET',
    path: '/ops/vote/vote/{id}/',
    summary: 'Results of a vote: how often each option was chosen, and when',
    params: ById,
    reply: OpsVoteResult,
    errors: ['notFound'],
    auth: permissions.readSubmission,
  }),
}
