import type { FeedbackState } from '@storefront/contract/entities/community/feedback'
import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import type { Feedback } from '@storefront/contract/entities/community/feedback'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { pictureOf, type PictureRow, picturesSql } from '../../../lib/picture'

interface ReplyRow {
  id: number
  is_staff: boolean
  text: string
  created_at: string
  pictures: PictureRow[]
}

export interface FeedbackRow {
  id: number
  user_id: number
  text: string
  contact: string
  state: FeedbackState
  status: PostStatus
  created_at: string
  pictures: PictureRow[]
  replies: ReplyRow[]
}

/** The columns of feedback `t`. */
export const FEEDBACK_COLUMNS = `t.id, t.user_id, t.text, t.contact, t.state, t.status, t.created_at, ${picturesSql('t.images')} as pictures,
  (select coalesce(json_agg(json_build_object('id', r.id, 'is_staff', r.is_staff, 'text', r.text, 'created_at', r.created_at,
    'pictures', ${picturesSql('r.images')}) order by r.id), '[]') from feedback_reply r
    where r.tenant_id = $1 and r.feedback_id = t.id) as replies`

export function presentFeedback(ctx: Ctx, row: FeedbackRow): Feedback {
  const imagesOf = (pictures: readonly PictureRow[]) =>
    pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? [])
  return {
    id: row.id,
    text: row.text,
    images: imagesOf(row.pictures),
    state: row.state,
    state_display: translate(ctx.language, `community.feedbackState.${row.state}`),
    ...(row.status !== 'approved' && { status_display: translate(ctx.language, `community.postStatus.${row.status}`) }),
    created: new Date(row.created_at).toISOString(),
    replies: row.replies.map(({ id, is_staff, text, created_at, pictures }) => ({
      id,
      is_staff,
      text,
      images: imagesOf(pictures),
      created: new Date(created_at).toISOString(),
    })),
  }
}
