import { Type } from '@sinclair/typebox'
import { LIST_OFFSET_MAX } from '../../constants'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { MobilePage, PageModule } from '../../entities/content/page'
import { endpoint } from '../define'

/** Index of one of a module's groups of items, from 0. */
const Tab = Type.Integer({ minimum: 0, maximum: 50 })

/** The secret of a link to a page's draft, whose own texts and modules are then sent; any other value counts for nothing. */
const Preview = Type.Optional(Type.String({ maxLength: 200 }))

/** Pages and the items of their modules. */
export const pageEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/mpage/page/{key}/',
    summary:
      'A page with its modules by id or slug; `index` is the home page. Modules of the first screen carry their data',
    params: Type.Object({ key: Type.String({ maxLength: 60 }) }),
    /** Id of a part of a composed page; defaults to the first part, also if there is no such part. */
    query: Type.Object({ sub: Type.Optional(Id), preview: Preview }),
    reply: MobilePage,
    errors: ['notFound', 'loginRequired', 'previewGone'],
    auth: 'any',
    // Of such a site: agreement, privacy and guide alone (server, content/page/service).
    beforeLogin: true,
  }),
  moduleData: endpoint({
    method: 'GET',
    path: '/mpage/page/module/{id}/data/',
    summary: "One page of a module's items; of a list with groups those of group `tab`, from 0",
    params: ById,
    /** `id` names the module once more (spec 7.6); another one than the path's is refused. */
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      Type.Object({ id: Type.Optional(Id), tab: Type.Optional(Tab), preview: Preview }),
    ]),
    reply: Page(Type.Record(Type.String(), Type.Unknown())),
    errors: ['notFound', 'loginRequired', 'previewGone'],
    auth: 'any',
  }),
  modulePreview: endpoint({
    method: 'POST',
    path: '/mpage/page/module/preview/',
    summary:
      'A module as it would be with this config, for the builder: checked, with safe HTML and addresses, and its first items, or those of `slice`. Nothing is kept',
    body: Type.Object({
      id: Id,
      config: Type.Record(Type.String(), Type.Unknown()),
      style: Type.Optional(Type.String({ maxLength: 40 })),
      name: Type.Optional(Type.String({ maxLength: 100 })),
      slice: Type.Optional(
        Type.Object({
          tab: Tab,
          offset: Type.Integer({ minimum: 0, maximum: LIST_OFFSET_MAX }),
          limit: Type.Integer({ minimum: 1, maximum: 100 }),
        }),
      ),
    }),
    reply: PageModule,
    errors: ['notFound'],
    auth: 'mpage.change_page',
    silent: true,
  }),
}
