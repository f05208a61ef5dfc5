import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { commentsApi } from '@/services/api/comments'
import { useSession } from '@/state/session'
import { ReplyPreview } from './ReplyPreview'
import { openReport } from './ReportDialog'
import s from './CommentItem.module.scss'

/** Below a buyer's comment on a product: its first answers, the way to answer, and to report it. */
export function ReviewFoot({ review }: { readonly review: ProductComment }) {
  const t = useT()
  const isMine = useSession((state) => state.user?.uuid === review.author.uuid)
  const { id, replies = [], reply_count = 0, status_display, author } = review
  // What waits for its moderation cannot be answered.
  if (status_display) return null
  const params = { target: 'review', key: id }
  return (
    <View className={s.below}>
      {replies.length > 0 ? (
        <ReplyPreview replies={replies} count={reply_count} to="comment.list" params={params} className={s.answers} />
      ) : null}
      <View className={s.foot}>
        <RouteLink
          to="comment.list"
          params={params}
          label={t('thread.replyTo', { name: author.name })}
          className={s.action}
        >
          {t('thread.reply')}
        </RouteLink>
        {isMine ? null : (
          <Pressable
            className={s.action}
            onTap={() => void openReport(`review:${id}`, (body, key) => commentsApi.reportReview(id, body, key))}
          >
            {t('report.action')}
          </Pressable>
        )}
      </View>
    </View>
  )
}
