import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { commentKeys, commentsApi } from '@/services/api/comments'
import { useHasComments } from '@/state/comments'
import { Icon } from '@/ui/display/Icon'
import s from './CommentSummary.module.scss'

interface CommentSummaryProps {
  readonly target: CommentTarget
  /** Its id, slug or number. */
  readonly id: string | number
  readonly className?: string
}

/** Number of comments on the screen of their target; all of them have a screen of their own. */
const SHOWN = 2

/** The newest comments on something and the way to all of them; where they cannot be loaded, the way alone. */
export function CommentSummary({ target, id, className }: CommentSummaryProps) {
  const t = useT()
  const isOn = useHasComments()
  const key = String(id)
  const { data } = useQuery({
    queryKey: commentKeys.newest({ target, key }),
    queryFn: ({ signal }) => commentsApi.comments({ target, key, limit: SHOWN, offset: 0 }, { signal }),
    enabled: isOn,
  })
  if (!isOn) return null
  const count = data?.count ?? 0
  return (
    <RouteLink to="comment.list" params={{ target, key }} className={cx(s.summary, className)}>
      <View className={s.title} role="heading" aria-level={2}>
        {count > 0 ? `${t('thread.title')} ${count}` : t('thread.title')}
      </View>
      {data?.results.map(({ id: commentId, author, text, is_removed, images, status_display }) => (
        <View key={commentId} className={s.comment}>
          {is_removed ? null : <Text className={s.who}>{t('thread.said', { name: author.name })}</Text>}
          {is_removed ? t('thread.removed') : text || (images ? `[${t('thread.pictures')}]` : '')}
          {status_display ? <Text className={s.status}>{status_display}</Text> : null}
        </View>
      ))}
      <View className={s.all}>
        <Text>{count > 0 ? t('thread.all', { n: count }) : data ? t('thread.first') : t('thread.title')}</Text>
        <Icon name="right" size={16} />
      </View>
    </RouteLink>
  )
}
