import type { ThreadedComment } from '@storefront/contract/entities/community/comment'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
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
            <View className={s.text}>
              {reply_to ? <Text className={s.to}>{t('thread.replyOf', { name: reply_to.name })}</Text> : null}
              {text}
            </View>
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
        <ReplyPreview replies={replies} count={reply_count} to="comment.threadedcomment.detail" params={{ id }} className={s.replies} />
      ) : null}
    </View>
  )
}

/** Who wrote it, with the way to their page, and the like. */
function Head({ comment }: { readonly comment: ThreadedComment }) {
  const t = useT()
  const language = useLanguage()
  const { author, is_staff, status_display, is_liked, like_count } = comment
  const likes = countLabel(like_count, language)
  return (
    <View className={s.head}>
      <RouteLink to="user.detail" params={{ guid: author.uuid }} className={s.author}>
        <View className={s.face}>{author.avatar ? <Img src={author.avatar} alt="" className={s.avatar} /> : <Icon name="user" size={18} />}</View>
        <Text className={s.name}>{author.name}</Text>
      </RouteLink>
      {is_staff ? <Tag>{t('thread.staff')}</Tag> : null}
      {status_display ? <Text className={s.status}>{status_display}</Text> : null}
      <View className={s.gap} />
      {status_display ? null : (
        <Pressable
          role="switch"
          checked={is_liked === true}
          label={like_count > 0 ? t('thread.likes', { n: likes }) : t('thread.like')}
          className={cx(s.like, is_liked && s.on)}
          onTap={() => void toggleCommentLike(comment)}
        >
          <Icon name="heart" size={18} />
          {like_count > 0 ? <Text>{likes}</Text> : null}
        </Pressable>
      )}
    </View>
  )
}

/** When it was written, and what the reader may do: one's own is deleted, another's is reported. */
function Foot({ comment, onReply, onRemoved }: Pick<CommentItemProps, 'comment' | 'onReply' | 'onRemoved'>) {
  const t = useT()
  const { id, author, created, is_mine, status_display } = comment
  const remove = async () => {
    if (await removeComment(comment)) onRemoved?.()
  }
  return (
    <View className={s.foot}>
      <Text>{timeLabel(t, created, Date.now())}</Text>
      {status_display ? null : (
        <Pressable className={s.action} label={t('thread.replyTo', { name: author.name })} onTap={() => onReply(comment)}>
          {t('thread.reply')}
        </Pressable>
      )}
      {is_mine ? (
        <Pressable className={s.action} onTap={() => void remove()}>
          {t('thread.delete')}
        </Pressable>
      ) : (
        <Pressable className={s.action} onTap={() => void openReport(`comment:${id}`, (body, key) => commentsApi.report(id, body, key))}>
          {t('report.action')}
        </Pressable>
      )}
    </View>
  )
}
