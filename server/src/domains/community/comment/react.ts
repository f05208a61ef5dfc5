import type { ReportInput } from '@storefront/contract/entities/community/moderation'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type Reported, reportPost } from '../moderation/report'
import { findComment } from './list'

/** A like and the number of likes change in one statement; the comment is locked first (as the likes of notes). */
const SEEN =
  "with seen as (select tenant_id, id from threaded_comment where tenant_id = $1 and id = $3 and status = 'approved' for no key update)"
const LIKE = `${SEEN}, given as (insert into comment_like (tenant_id, comment_id, user_id, created_at)
    select s.tenant_id, s.id, $2, $4 from seen s on conflict do nothing returning 1)
  update threaded_comment t set like_count = t.like_count + (select count(*) from given) from seen s
  where t.tenant_id = $1 and t.id = s.id returning t.like_count`
const UNLIKE = `${SEEN}, taken as (delete from comment_like k using seen s
    where k.tenant_id = $1 and k.comment_id = s.id and k.user_id = $2 returning 1)
  update threaded_comment t set like_count = t.like_count - (select count(*) from taken) from seen s
  where t.tenant_id = $1 and t.id = s.id returning t.like_count`

/** Likes a comment, or takes the like back; asking twice changes nothing. */
export function likeComment(
  ctx: UserCtx,
  id: number,
  is_liked: boolean,
): Promise<{ is_liked: boolean; like_count: number } | Failure> {
  return ctx.db.tx(async (tx) => {
    const comment = await findComment(ctx, tx, id)
    const key = [ctx.tenant.id, ctx.user.id, id]
    const [row] = comment
      ? await tx.rows<{ like_count: number }>(
          is_liked ? LIKE : UNLIKE,
          is_liked ? [...key, ctx.now] : key,
          is_liked ? 'comment_like' : 'comment_unlike',
        )
      : []
    return row ? { is_liked, like_count: row.like_count } : fail('commentGone')
  })
}

const TEXT =
  "select user_id, text, images from threaded_comment where tenant_id = $1 and id = $2 and status = 'approved'"

/** Reports a comment that the caller can read. */
export function reportComment(ctx: UserCtx, id: number, input: ReportInput): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const comment = await findComment(ctx, tx, id)
    const [row] = comment
      ? await tx.rows<{ user_id: number; text: string; images: number[] }>(TEXT, [ctx.tenant.id, id])
      : []
    return row ? reportPost(ctx, tx, reportOf('comment', id, row), input) : fail('commentGone')
  })
}

const REVIEW =
  "select user_id, text, images from product_comment where tenant_id = $1 and id = $2 and status = 'approved'"

/** Reports a buyer's comment on a product. */
export function reportReview(ctx: UserCtx, id: number, input: ReportInput): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ user_id: number; text: string; images: number[] }>(REVIEW, [ctx.tenant.id, id])
    return row ? reportPost(ctx, tx, reportOf('review', id, row), input) : fail('commentGone')
  })
}

const reportOf = (
  kind: Reported['kind'],
  id: number,
  row: { user_id: number; text: string; images: number[] },
): Reported => ({
  kind,
  id,
  userId: row.user_id,
  text: row.text,
  images: row.images,
})
