import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import type { CommentSubject, OwnComment, ThreadedComment } from '@storefront/contract/entities/community/comment'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { pictureOf, type PictureRow, picturesSql } from '../../../lib/picture'
import { abstractOf } from '../../../lib/abstract'
import { firstReplies, presentReplies, type ReplyRow } from './record'
import { SUBJECT } from './target'

export interface CommentRow extends AuthorRow {
  id: number
  user_id: number
  target: CommentTarget
  target_id: number
  root_id: number | null
  parent_id: number | null
  text: string
  status: 'approved' | 'pending' | 'hidden' | 'removed'
  is_staff: boolean
  is_liked: boolean
  like_count: number
  reply_count: number
  created_at: string
  pictures: PictureRow[]
  parent: { name: string; text: string } | null
}

/** The columns of comment `t`; `$2` is the caller's id, 0 for a visitor. */
export const COMMENT_COLUMNS = `t.id, t.user_id, t.target, t.target_id, t.root_id, t.parent_id, t.text, t.status, t.is_staff, t.like_count, t.reply_count, t.created_at,
  exists (select 1 from comment_like k where k.tenant_id = $1 and k.comment_id = t.id and k.user_id = $2) as is_liked,
  (select json_build_object('name', pa.name, 'text', case when p.status = 'approved' then left(p.text, 400) else '' end) from threaded_comment p
    join account pa on pa.tenant_id = $1 and pa.id = p.user_id where p.tenant_id = $1 and p.id = t.parent_id) as parent,
  ${picturesSql('t.images')} as pictures, ${AUTHOR_COLUMNS}`
export const COMMENT_JOINS = AUTHOR_JOIN
export const ROOT_COLUMNS = `${COMMENT_COLUMNS}, ${firstReplies('r.tenant_id = $1 and r.root_id = t.id')} as replies`
export const OWN_COLUMNS = `${COMMENT_COLUMNS}, ${SUBJECT} as subject`

/**
 * Everybody sees approved ones and the places of deleted ones that were answered; authors their own that wait or are
 * hidden.
 */
export const VISIBLE = `(t.status = 'approved' or (t.status = 'removed' and t.reply_count > 0) or (t.user_id = $2 and t.status in ('pending', 'hidden')))`

const FLAG = true as const

/** Returns a comment, without what is not so: pages of them travel to mini-programs. */
export function presentComment(ctx: Ctx, row: CommentRow & { replies?: ReplyRow[] }): ThreadedComment {
  const { id, text, status, like_count, reply_count } = row
  const author = authorOf(ctx, row)
  const images = row.pictures.flatMap((picture) => {
    const image = pictureOf(ctx.ports.storage, picture)
    return image ? [{ full: image.full, thumb: image.thumb }] : []
  })
  const isRemoved = status === 'removed'
  const answersReply = row.parent_id !== null && row.parent_id !== row.root_id && row.parent
  return {
    id,
    text,
    ...(images.length > 0 && { images }),
    author: isRemoved
      ? { uuid: '', name: '' }
      : { uuid: author.uuid, name: author.name, ...(author.avatar && { avatar: author.avatar.thumb }) },
    ...(answersReply &&
      row.parent_id !== null &&
      row.parent && { reply_to: { id: row.parent_id, name: row.parent.name } }),
    ...(row.is_staff && { is_staff: FLAG }),
    ...(row.user_id === ctx.user?.id && { is_mine: FLAG }),
    ...(row.is_liked && { is_liked: FLAG }),
    ...(isRemoved && { is_removed: FLAG }),
    like_count,
    reply_count,
    ...((status === 'pending' || status === 'hidden') && {
      status_display: translate(ctx.language, `community.postStatus.${status}`),
    }),
    created: new Date(row.created_at).toISOString(),
    ...(row.replies && row.replies.length > 0 && { replies: presentReplies(row.replies) }),
  }
}

/** Presents the target of a comment for people; orders and parcels by their number. */
export function presentSubject(
  ctx: Ctx,
  target: CommentTarget,
  subject: { key: string; title: string } | null,
): CommentSubject {
  if (!subject) return { target, key: '', title: '' }
  const { key } = subject
  const titles: Partial<Record<CommentTarget, string>> = {
    order: translate(ctx.language, 'community.orderSubject', { number: key }),
    delivery: translate(ctx.language, 'community.deliverySubject', { number: key }),
  }
  return { target, key, title: titles[target] ?? subject.title ?? '' }
}

/** Returns a comment outside its thread. */
export function presentOwn(ctx: Ctx, row: CommentRow & { subject: { key: string; title: string } | null }): OwnComment {
  const parent = row.parent_id !== null && row.parent ? { id: row.parent_id, text: abstractOf(row.parent.text) } : null
  return {
    ...presentComment(ctx, row),
    root: row.root_id ?? row.id,
    subject: presentSubject(ctx, row.target, row.subject),
    parent,
  }
}
