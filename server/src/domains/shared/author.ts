import type { Author } from '@storefront/contract/entities/account/user'
import type { Ctx } from '../../core/context.types'
import { pictureOf, type PictureRow, pictureSql } from '../../lib/picture'

/** Columns of the account joined as `a`; all null for a writer who is only named. */
export const AUTHOR_COLUMNS = `a.uuid as author_uuid, a.name as author_account, ${pictureSql('a.avatar_id')} as author_avatar`
export const AUTHOR_JOIN = 'left join account a on a.tenant_id = $1 and a.id = t.user_id'

export interface AuthorRow {
  author_uuid: string | null
  author_account: string | null
  author_avatar: PictureRow | null
}

/** Returns the author of a text: the account under its current name, else `fallbackName`. */
export function authorOf(ctx: Ctx, row: AuthorRow, fallbackName = ''): Author {
  return {
    uuid: row.author_uuid ?? '',
    name: row.author_account ?? fallbackName,
    avatar: pictureOf(ctx.ports.storage, row.author_avatar),
  }
}
