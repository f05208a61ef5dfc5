import { type Static, Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable, TEXT_OPTION } from '../common'
import { PageModule } from '../content/page'

/** A picture in it is `{ "$image": id }`, the id of a picture of the site. */
const Config = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())
/** Pictures to which a document refers. */
const Pictures = Type.Array(Type.Object({ id: Id, image: Image }))

/** A module of a page as it is edited; its id is the same in the draft, in the preview and on the published page. */
export const ModuleDocument = Type.Object({
  id: Id,
  type: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ maxLength: 100 }),
  style: Type.String({ maxLength: 60 }),
  config: Config,
  /** Stays in the document and is shown to no visitor. */
  hidden: Type.Boolean(),
})
export type ModuleDocument = Static<typeof ModuleDocument>

/** A page as it is edited, saved and published. */
export const PageDocument = Type.Object(
  {
    title: Type.String({ maxLength: 100 }),
    /** By PageSettings (contract/modules/page-settings), which is checked when the page is published. */
    settings: Config,
    modules: Type.Array(ModuleDocument, { maxItems: 200 }),
  },
  { [TEXT_OPTION]: 'verbatim' },
)
export type PageDocument = Static<typeof PageDocument>

/** A page of the studio's list. */
export const StudioPage = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  is_active: Type.Boolean(),
  /** Time of its deletion; null if it exists. */
  deleted_at: Nullable(Moment),
  /** Its draft differs from what visitors see. */
  has_draft: Type.Boolean(),
  /** Time at which a revision goes live; null if none is scheduled. */
  scheduled_at: Nullable(Moment),
  /** Time of the draft's last save; null without one. */
  updated_at: Nullable(Moment),
})
export type StudioPage = Static<typeof StudioPage>

/** A page that is opened for editing: its draft, or else what visitors see. */
export const StudioPageDetail = Type.Object({
  id: Id,
  slug: Type.String(),
  /** Version that a save has to name; the save is refused if another one came between. */
  version: Type.Integer(),
  doc: PageDocument,
  pictures: Pictures,
  has_draft: Type.Boolean(),
})
export type StudioPageDetail = Static<typeof StudioPageDetail>

/** A problem of a draft; an error prevents its publication. */
export const PageProblem = Type.Object({
  level: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
  /** The module that it is in; null for the page. */
  module: Nullable(Id),
  text: Type.String(),
})
export type PageProblem = Static<typeof PageProblem>

export const revisionReasons = ['publish', 'checkpoint', 'restore'] as const

/** A state of a page that is kept for good. */
export const PageRevision = Type.Object({
  no: Type.Integer(),
  name: Type.String(),
  reason: Type.Union(revisionReasons.map((reason) => Type.Literal(reason))),
  /** Name of the author. */
  by: Type.String(),
  at: Moment,
})
export type PageRevision = Static<typeof PageRevision>

/** A revision with its document, brought up to the present schemas. */
export const PageRevisionDetail = Type.Composite([PageRevision, Type.Object({ doc: PageDocument, pictures: Pictures })])
export type PageRevisionDetail = Static<typeof PageRevisionDetail>

/** A module of a draft as visitors would get it, or a text with the reason why it cannot be drawn. */
export const RenderedModule = Type.Object({ id: Id, module: Nullable(PageModule), problem: Nullable(Type.String()) })
export type RenderedModule = Static<typeof RenderedModule>

/** Bytes of a call that carries a page: two hundred modules, of which many are long texts. */
export const PAGE_BYTES = 1024 * 1024

/** A link to the draft of a page, without a login; the reply alone has its secret. */
export const PagePreview = Type.Object({ token: Type.String(), expires_at: Moment })
export type PagePreview = Static<typeof PagePreview>

export const publicationStates = ['waiting', 'done', 'failed', 'late', 'cancelled'] as const

/** A publication of a revision, done or planned; `late` has waited longer than it should. */
export const PagePublication = Type.Object({
  id: Id,
  revision_no: Type.Integer(),
  at: Moment,
  state: Type.Union(publicationStates.map((state) => Type.Literal(state))),
  /** Text with the reason of its failure. */
  error: Nullable(Type.String()),
  by: Type.String(),
})
export type PagePublication = Static<typeof PagePublication>

export const blockKinds = ['block', 'template'] as const
export const BlockKind = Type.Union(blockKinds.map((kind) => Type.Literal(kind)))

/** Modules that are kept to be used again: some of a page, or a whole page. */
export const PageBlock = Type.Object({
  id: Id,
  name: Type.String(),
  /** Types of its modules, in their order. */
  types: Type.Array(Type.String()),
  by: Type.String(),
  at: Moment,
})
export type PageBlock = Static<typeof PageBlock>

/** The same with its document. Whoever uses it gives its modules new ids. */
export const PageBlockDetail = Type.Composite([PageBlock, Type.Object({ doc: PageDocument, pictures: Pictures })])
export type PageBlockDetail = Static<typeof PageBlockDetail>
