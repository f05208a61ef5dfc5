import { Type } from '@sinclair/typebox'
import { LIST_OFFSET_MAX } from '../../constants'
import { ById, Id, ListQuery, Moment, NonBlank, Nullable, Ok, Page } from '../../entities/common'
import {
  ModuleDocument,
  PageDocument,
  PageProblem,
  PagePublication,
  PageRevision,
  PageRevisionDetail,
  RenderedModule,
  StudioPage,
  StudioPageDetail,
} from '../../entities/studio/page'
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
    summary: 'All pages, on or off, with what waits for publication; by title. With `deleted` those that were deleted',
    query: Type.Composite([ListQuery, Type.Object({ deleted: Type.Optional(Type.Boolean()) })]),
    reply: Page(StudioPage),
    auth,
  }),
  studioCreatePage: endpoint({
    method: 'POST',
    path: '/studio/page/',
    summary: 'Creates a page, empty or with the draft `doc`, which visitors see once it is published',
    body: Type.Object({
      title: NonBlank(100),
      slug: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 }),
      doc: Type.Optional(PageDocument),
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
    errors: ['notFound', 'editConflict', 'pageDeleted'],
    auth,
  }),
  studioDeletePage: endpoint({
    method: 'DELETE',
    path: '/studio/page/{id}/',
    summary:
      'Takes a page off and out of the lists when nobody has saved it since `version` was read; what waits for publication is cancelled',
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Ok,
    errors: ['notFound', 'editConflict', 'pageDeleted', 'itemInUse'],
    auth: publishAuth,
  }),
  studioUndeletePage: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/undelete/',
    summary: 'Brings a deleted page back with its draft and revisions; visitors see it once it is published again',
    params: ById,
    reply: StudioPageDetail,
    errors: ['notFound'],
    auth: publishAuth,
    idempotent: true,
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
    summary:
      'What is wrong with the draft (schema, missing pictures, links that lead nowhere), and what it would replace',
    params: ById,
    reply: Type.Object({
      problems: Type.Array(PageProblem),
      /** The published version; null for a page that is off. */
      current: Nullable(PageDocument),
    }),
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
    errors: ['notFound', 'editConflict', 'pageDeleted', 'pageFaulty'],
    auth: publishAuth,
    idempotent: true,
  }),
  studioUnpublishPage: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/unpublish/',
    summary: 'Takes a page off, so that visitors find none; its draft, revisions and plans stay',
    params: ById,
    body: Type.Object({ version: Version }),
    reply: StudioPageDetail,
    errors: ['notFound', 'editConflict', 'pageDeleted'],
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
    errors: ['notFound', 'editConflict', 'pageDeleted', 'pageFaulty'],
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
  studioRevision: endpoint({
    method: 'GET',
    path: '/studio/page/{id}/revision/{no}/',
    summary: 'One revision with its document, to look at and to compare',
    params: ByRevision,
    reply: PageRevisionDetail,
    errors: ['notFound'],
    auth,
  }),
  studioCheckpoint: endpoint({
    method: 'POST',
    path: '/studio/page/{id}/revision/',
    summary: 'Stores the draft of `version` under a name',
    params: ById,
    body: Type.Object({ name: NonBlank(60), version: Version }),
    reply: PageRevision,
    errors: ['notFound', 'editConflict', 'pageDeleted'],
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
    errors: ['notFound', 'editConflict', 'pageDeleted'],
    auth,
    idempotent: true,
  }),
  studioRenderModules: endpoint({
    method: 'POST',
    path: '/studio/page/render/',
    summary:
      'Modules of a draft as visitors would get them, for the preview: checked, with safe HTML and addresses, and with their first items, or those of `slice`. Nothing is stored',
    body: Type.Object({
      modules: Type.Array(ModuleDocument, { minItems: 1, maxItems: 20 }),
      slice: Type.Optional(
        Type.Object({
          tab: Type.Integer({ minimum: 0, maximum: 100 }),
          offset: Type.Integer({ minimum: 0, maximum: LIST_OFFSET_MAX }),
          limit: Type.Integer({ minimum: 1, maximum: 100 }),
        }),
      ),
    }),
    reply: Type.Object({ modules: Type.Array(RenderedModule) }),
    auth,
    silent: true,
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
