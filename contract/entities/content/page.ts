import { type Static, Type } from '@sinclair/typebox'
import { Id, Nullable } from '../common'

/**
 * One module of a page (spec 3). `config` is checked per type by contract/modules; `data` is there for the
 * modules of the first screen, the others ask /mpage/page/module/{id}/data.
 */
export const PageModule = Type.Object({
  id: Id,
  name: Type.String(),
  module_type: Type.String(),
  style: Type.String(),
  version: Type.Integer(),
  config: Type.Record(Type.String(), Type.Unknown()),
  /** Whether the caller may edit it: an operator, in the builder's preview frame. */
  editable: Type.Boolean(),
  /**
   * Items of a list; with groups, those of the first one. Left out if they depend on the caller
   * (contract/domain/content/user-specific-modules).
   */
  data: Nullable(
    Type.Object({ count: Type.Integer(), results: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
  ),
})
export type PageModule = Static<typeof PageModule>

export const MobilePage = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  /** 401: the page is for users alone; `modules` are then those of the site's guide to logging in (spec 2). */
  code: Type.Union([Type.Literal(200), Type.Literal(401)]),
  modules: Type.Array(PageModule),
  /** A composed page's parts, in their order; `modules` are those of `sub`. Empty for a plain page. */
  subpages: Type.Array(Type.Object({ composedpage_id: Id, page_id: Id, title: Type.String() })),
  /** The part that is shown: a `page_id` of `subpages`. */
  sub: Nullable(Id),
})
export type MobilePage = Static<typeof MobilePage>
