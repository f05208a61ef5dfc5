import type { ThreadedComment } from '@storefront/contract/entities/community/comment'
import { View } from '@tarojs/components'
import { useRenderNow } from '@/platform/use-first-render'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
import { TextNode } from '@/platform/elements/text-node'
import { images as device } from '@/platform/images'
import { commentsApi } from '@/services/api/comments'
import { Icon } from '@/ui/display/Icon'
import { Tag } from '@/ui/display/Tag'
import { timeLabel } from '@/ui/display/timeLabel'
import { removeComment, toggleCommentLike } from '@/features/community/comment-actions'
import s from './CommentItem.module.scss'
import { ReplyPreview } from './ReplyPreview'
import { openReport } from './ReportDialog'

export interface CommentItemProps {
  readonly comment: ThreadedComment
  readonly onReply: (comment: ThreadedComment) => void
  /** On the page of its thread, where its answers stand by themselves. */
  readonly isInThread?: boolean
  /** It was the last thing here: the screen may leave. */
  readonly onRemoved?: () => void
}

/** Twenty comments are some 400 nodes: so many of them are drawn before it is known what is in sight. */
export const COMMENTS_AT_ONCE = 4

/** A comment with what may be done with it. Its text is a text node, never markup. */
export function CommentItem({ comment, onReply, isInThread, onRemoved }: CommentItemProps) {
  const t = useT()
  const { text, images = [], reply_to, is_removed, replies = [], reply_count, id } = comment
  return (
    <View className={s.comment}>
      {is_removed ? <View className={s.removed}>{t('thread.removed')}</View> : <Head comment={comment} />}
      {is_removed ? null : (
        <View className={s.body}>
          {text ? (
            <TextNode
              text={reply_to ? `${t('thread.replyOf', { name: reply_to.name })}${text}` : text}
              className={s.text}
            />
          ) : null}
          {images.length > 0 ? (
            <View className={s.pictures}>
              {images.map(({ full, thumb }, index) => (
                <Pressable
                  key={full}
                  label={t('thread.pictureN', { n: index + 1 })}
                  className={s.picture}
                  onTap={() =>
                    device.preview(
                      images.map((image) => image.full),
                      index,
                    )
                  }
                >
                  <Img src={thumb} alt="" className={s.image} />
                </Pressable>
              ))}
            </View>
          ) : null}
          <Foot comment={comment} onReply={onReply} onRemoved={onRemoved} />
        </View>
      )}
      {!isInThread && reply_count > 0 ? (
        <ReplyPreview
          replies={replies}
          count={reply_count}
          to="comment.threadedcomment.detail"
          params={{ id }}
          className={s.replies}
        />
      ) : null}
    </View>
  )
}

/** The author with a link to their page, and the like button. */
function Head({ comment }: { readonly comment: ThreadedComment }) {
  const t = useT()
  const language = useLanguage()
  const { author, is_staff, status_display, is_liked, like_count } = comment
  const likes = countLabel(like_count, language)
  return (
    <View className={s.head}>
      <RouteLink to="user.detail" params={{ guid: author.uuid }} className={s.author}>
        <View className={s.face}>
          {author.avatar ? <Img src={author.avatar} alt="" className={s.avatar} /> : <Icon name="user" size={18} />}
        </View>
        <TextNode text={author.name} className={s.name} />
      </RouteLink>
      {is_staff ? <Tag>{t('thread.staff')}</Tag> : null}
      {status_display ? <TextNode text={status_display} className={s.status} /> : null}
      {status_display ? null : (
        <Pressable
          role="switch"
          checked={is_liked === true}
          label={like_count > 0 ? t('thread.likes', { n: likes }) : t('thread.like')}
          className={cx(s.like, is_liked && s.on)}
          onTap={() => void toggleCommentLike(comment)}
        >
          <Icon name="heart" size={18} />
          {like_count > 0 ? <TextNode text={likes} /> : null}
        </Pressable>
      )}
    </View>
  )
}

/** Time of a comment and the reader's actions: delete one's own, report another's. */
function Foot({ comment, onReply, onRemoved }: Pick<CommentItemProps, 'comment' | 'onReply' | 'onRemoved'>) {
  const t = useT()
  const now = useRenderNow()
  const { id, author, created, is_mine, status_display } = comment
  const remove = async () => {
    if (await removeComment(comment)) onRemoved?.()
  }
  return (
    <View className={s.foot}>
      <TextNode text={timeLabel(t, created, now)} />
      {status_display ? null : (
        <Pressable
          className={s.action}
          label={t('thread.replyTo', { name: author.name })}
          onTap={() => onReply(comment)}
        >
          {t('thread.reply')}
        </Pressable>
      )}
      {is_mine ? (
        <Pressable className={s.action} onTap={() => void remove()}>
          {t('thread.delete')}
        </Pressable>
      ) : (
        <Pressable
          className={s.action}
          onTap={() => void openReport(`comment:${id}`, (body, key) => commentsApi.report(id, body, key))}
        >
          {t('report.action')}
        </Pressable>
      )}
    </View>
  )
}
