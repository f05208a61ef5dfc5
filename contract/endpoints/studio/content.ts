import { Type } from '@sinclair/typebox'
import { LIST_OFFSET_MAX } from '../../constants'
import { Page, SearchText } from '../../entities/common'
import { ContentType, StudioContent } from '../../entities/studio/content'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Content that modules and links can refer to, for the page builder. */
export const studioContentEndpoints = {
  studioContent: endpoint({
    method: 'GET',
    path: '/studio/content/{type}/',
    summary:
      'Content of a type by its name, the newest first; with `keys` (ids or slugs, by commas) what those name, on or off',
    params: Type.Object({ type: ContentType }),
    query: Type.Object({
      search: Type.Optional(SearchText()),
      keys: Type.Optional(Type.String({ maxLength: 8000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: LIST_OFFSET_MAX })),
    }),
    reply: Page(StudioContent),
    auth: permissions.changePage,
  }),
}
