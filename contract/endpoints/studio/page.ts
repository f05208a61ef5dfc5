import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Moment, Page } from '../../entities/common'
import { PageDocument, PageProblem, PagePublication, PageRevision, StudioPage, StudioPageDetail } from '../../entities/studio/page'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changePage
const publishAuth = permissions.publishPage
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const ByRevision = Type.Object({ id: Id, no: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) })
const ByPublication = Type.Object({ id: Id, publication: Id })

/** Pages of modules: drafts, revisions and publications. No other call reads a draft. */
export const studioPageEndpoints = {
  studioPages: endpoint({
    method: 'GET',
    path: '/studio/page/',
    summary: 'All pages, on or off, with what waits for publication; by title',
    query: ListQuery,
    reply: Page(StudioPage),
    auth,
  }),
  studioCreatePage: endpoint({
    method: 'POST',
    path: '/studio/page/',
    summary: 'Creates an empty page, which visitors see once it is published',
    body: Type.Object({
      title: Type.String({ minLength: 1, maxLength: 100 }),
      slug: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 }),
    }),
    reply: StudioPageDetail,
    auth,
    idempotent: true,
  }),
  studioPage: endpoint({
    method: 'GET',
    path: '/studio/page/{id}/',
    summary: 'One page as it is edited: its draft, or else what visitors see',
    params: ById,
    reply: StudioPageDetail,
    errors: ['notFound'],
    auth,
  }),
  studioSaveDraft: endpoint({
    method: 'PUT',
    path: '/studio/page/{id}/draft/',
    summary: 'Saves the draft when nobody has saved it since `version` was read',
    params: ById,
    body: Type.Object({ version: Version, doc: PageDocument }),
    reply: Type.Object({ version: Type.Integer() }),
    errors: ['notFound', 'editConflict'],
    auth,
  }),
  studioDiscardDraft: endpoint({
    method: 'DELETE',
    path: '/studio/page/{id}/draft/',
    summary: 'Goes back to what visitors see',
    params: ById,
    reply: StudioPageDetail,
    errors: ['notFound'],
    auth,
  }),
  studioCheckPage: endpoint({
    method: 'GET',
    path: '/studio/page/{id}/check/',
    summary: 'What is wrong with the draft: schema, missing pictures, links that lead nowhere',
    params: ById,
    reply: Type.Object({ problems: Type.Array(PageProblem) }),
    errors: ['notFound'],
    auth,
  }),
  studioPublishPage: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/publish/',
    summary: 'Shows the draft of `version` to visitors, at once and whole',
    params: ById,
    body: Type.Object({ version: Version }),
    reply: PagePublication,
    errors: ['notFound', 'editConflict', 'pageFaulty'],
    auth: publishAuth,
    idempotent: true,
  }),
  studioSchedulePage: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/schedule/',
    summary: 'Plans the publication of the draft of `version`; later edits do not change what is published',
    params: ById,
    body: Type.Object({ version: Version, at: Moment }),
    reply: PagePublication,
    errors: ['notFound', 'editConflict', 'pageFaulty'],
    auth: publishAuth,
    idempotent: true,
  }),
  studioCancelPublication: endpoint({
    method: 'DELETE',
    path: '/studio/page/{id}/publication/{publication}/',
    summary: 'Takes a planned publication off',
    params: ByPublication,
    reply: PagePublication,
    errors: ['notFound'],
    auth: publishAuth,
  }),
  studioPublications: endpoint({
    method: 'GET',
    path: '/studio/page/{id}/publication/',
    summary: 'Publications of a page, planned, done and failed; the newest first',
    params: ById,
    reply: Page(PagePublication),
    errors: ['notFound'],
    auth,
  }),
  studioRevisions: endpoint({
    method: 'GET',
    path: '/studio/page/{id}/revision/',
    summary: 'Revisions of a page, the newest first',
    params: ById,
    reply: Page(PageRevision),
    errors: ['notFound'],
    auth,
  }),
  studioCheckpoint: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/revision/',
    summary: 'Stores the draft of `version` under a name',
    params: ById,
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), version: Version }),
    reply: PageRevision,
    errors: ['notFound', 'editConflict'],
    auth,
    idempotent: true,
  }),
  studioRestore: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/revision/{no}/restore/',
    summary: 'Makes a draft of a revision, brought up to the present schemas',
    params: ByRevision,
    body: Type.Object({ version: Version }),
    reply: StudioPageDetail,
    errors: ['notFound', 'editConflict'],
    auth,
    idempotent: true,
  }),
  studioPresence: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/presence/',
    summary: 'Says that the caller has the page open, and who else has',
    params: ById,
    reply: Page(Type.Object({ name: Type.String() })),
    errors: ['notFound'],
    auth,
  }),
}
