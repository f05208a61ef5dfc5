import type { studioPageEndpoints } from '@storefront/contract/endpoints/studio/page'
import type { Routes } from '../../../http/call/handler'
import { createPage, discardDraft, readPage, saveDraft } from './draft'
import { deletePage, undeletePage } from './delete'
import { keepPresence, listPages } from './list'
import { cancelPublication, checkPage, listPublications, publishPage, schedulePage, unpublishPage } from './publish'
import { createPreview, endPreviews } from './preview'
import { renderModules } from './render'
import { addCheckpoint, listRevisions, readRevision, restoreRevision } from './revision'

/** Handlers of contract/endpoints/studio/page. */
export const studioPageRoutes: Routes<typeof studioPageEndpoints> = {
  studioPages: (ctx, { query }) => listPages(ctx, query),
  studioCreatePage: (ctx, { body }) => createPage(ctx, body),
  studioPage: (ctx, { params }) => readPage(ctx, params.id),
  studioSaveDraft: (ctx, { params, body }) => saveDraft(ctx, params.id, body),
  studioDeletePage: (ctx, { params, query }) => deletePage(ctx, params.id, query.version),
  studioUndeletePage: (ctx, { params }) => undeletePage(ctx, params.id),
  studioDiscardDraft: (ctx, { params }) => discardDraft(ctx, params.id),
  studioCheckPage: (ctx, { params }) => checkPage(ctx, params.id),
  studioPublishPage: (ctx, { params, body }) => publishPage(ctx, params.id, body.version),
  studioUnpublishPage: (ctx, { params, body }) => unpublishPage(ctx, params.id, body.version),
  studioSchedulePage: (ctx, { params, body }) => schedulePage(ctx, params.id, body),
  studioCancelPublication: (ctx, { params }) => cancelPublication(ctx, params.id, params.publication),
  studioPublications: (ctx, { params }) => listPublications(ctx, params.id),
  studioRevisions: (ctx, { params }) => listRevisions(ctx, params.id),
  studioRevision: (ctx, { params }) => readRevision(ctx, params.id, params.no),
  studioCheckpoint: (ctx, { params, body }) => addCheckpoint(ctx, params.id, body),
  studioRestore: (ctx, { params, body }) => restoreRevision(ctx, params.id, params.no, body.version),
  studioRenderModules: (ctx, { body }) => renderModules(ctx, body),
  studioCreatePreview: (ctx, { params }) => createPreview(ctx, params.id),
  studioEndPreviews: (ctx, { params }) => endPreviews(ctx, params.id),
  studioPresence: (ctx, { params }) => keepPresence(ctx, params.id),
}
