import type { opsFormEndpoints } from '@storefront/contract/endpoints/ops/form'
import type { Routes } from '../../../http/call/handler'
import { startSubmissionExport } from '../export/submissions'
import { readExportTask } from '../export/task'
import { listOpsForms, listSubmissions, noteSubmission, readSubmission } from './service'
import { listOpsVotes, readOpsVote } from './vote'

/** Handlers of contract/endpoints/ops/form. */
export const opsFormRoutes: Routes<typeof opsFormEndpoints> = {
  opsForms: (ctx, { query }) => listOpsForms(ctx, query),
  opsSubmissions: (ctx, { query }) => listSubmissions(ctx, query),
  opsSubmission: (ctx, { params }) => readSubmission(ctx, params.id),
  opsNoteSubmission: (ctx, { params, body }) => noteSubmission(ctx, params.id, body.note),
  opsExportSubmissions: (ctx, { params, body }) => startSubmissionExport(ctx, params.id, body),
  opsExportTask: (ctx, { params }) => readExportTask(ctx, params.id, 'form'),
  opsVotes: (ctx, { query }) => listOpsVotes(ctx, query),
  opsVote: (ctx, { params }) => readOpsVote(ctx, params.id),
}
