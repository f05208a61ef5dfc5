import { Type } from '@sinclair/typebox'
import { HTML_MAX, PAGE_WORD_MAX } from '../domain/content/page-translation'
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
  /** Texts of its modules in other languages (domain/content/page-translation), by language. */
  translations: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[a-z]{2,3}(-[a-z0-9]{2,8})*$' }),
      Type.Object({
        words: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: PAGE_WORD_MAX }))),
        html: Type.Optional(
          Type.Record(
            Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
            Type.Object({ html: Type.String({ maxLength: HTML_MAX }) }),
          ),
        ),
      }),
    ),
  ),
})
