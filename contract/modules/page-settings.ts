import { Type } from '@sinclair/typebox'
import { Image } from '../entities/common'

/** Title, link preview and access of a page; settings that are left out follow the site. */
export const PageSettings = Type.Object({
  /** In search engines and link previews. */
  description: Type.Optional(Type.String({ maxLength: 200 })),
  /** In place of the title where the page is shared as a link. */
  share_title: Type.Optional(Type.String({ maxLength: 60 })),
  /** In place of the page's first picture where it is shared as a link. */
  share_image: Type.Optional(Image),
  /** For users alone. */
  login_required: Type.Optional(Type.Boolean()),
})
